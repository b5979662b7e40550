import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { formerPerson } from "#platform/personal-data/erasure.ts";
import type { Content } from "#shared/content.ts";

/** Deletes a person's private data; `$1` is the person. */
export const privateDataDeletes = [
  statement<never>("delete from topic_draft where person_id = $1"),
  statement<never>("delete from topic_bookmark where person_id = $1"),
  statement<never>("delete from topic_following where person_id = $1"),
  statement<never>("delete from category_following where person_id = $1"),
  statement<never>("delete from topic_reading where person_id = $1"),
  statement<never>("delete from category_reading where person_id = $1"),
  statement<never>("delete from saved_view where person_id = $1"),
  statement<never>("delete from bulk_action where person_id = $1"),
];

/** Deletes up to 50 mentions of a person and returns their locations. */
export const deleteMentions = statement<{ topic_id: string; comment_id: string | null }, [personId: string]>(`
  delete from mention where ctid = any(array(select ctid from mention where person_id = $1 limit 50))
  returning topic_id, comment_id`).allChanged;

type TopicTexts = { id: string; category_id: string; content_en: Content | null; content_ar: Content | null };

export const lockMentioningTopic = statement<TopicTexts, [id: string]>(`
  select t.id, t.category_id, b.content_en, b.content_ar from topic t join topic_content b on b.topic_id = t.id
  where t.id = $1 for no key update`).changed;

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const writeContent = statement<never>("update topic_content set content_en = $2, content_ar = $3 where topic_id = $1");
const writeSummary = statement<never>(`
  update topic set excerpt_en = $2, words_en = $3, excerpt_ar = $4, words_ar = $5 where id = $1`);
type Summary = { excerpt: string | null; words: number };

/** Stores a topic's texts without a new version, since the author changed nothing. */
export async function saveTopicTexts(
  tx: Transaction,
  topic: TopicTexts,
  { en, ar }: { en: Summary; ar: Summary },
): Promise<void> {
  await writeContent(tx, [topic.id, textOf(topic.content_en), textOf(topic.content_ar)]);
  await writeSummary(tx, [topic.id, en.excerpt, en.words, ar.excerpt, ar.words]);
}

export const lockMentioningComment = statement<
  { topic_id: string; category_id: string; parent_id: string | null; document: Content | null },
  [id: string]
>(`
  select c.topic_id, t.category_id, c.parent_id, c.document from comment c join topic t on t.id = c.topic_id
  where c.id = $1 for no key update of c`).changed;

export const saveCommentText = statement<never, [id: string, document: string, text: string]>(
  "update comment set document = $2, content = $3 where id = $1",
).run;

// Mentions in earlier versions and in drafts of other people have no rows, so the documents are searched.
const naming = `('$.**?(@.type == "mention" && @.attrs.kind == "person" && @.attrs.id == "' || $1::bigint
  || '" && @.attrs.label != "${formerPerson.en}" && @.attrs.label != "${formerPerson.ar}")')::jsonpath`;
type MentioningRevision = { topic_id: string; version: number; content_en: unknown; content_ar: unknown };
const selectRevisions = statement<MentioningRevision>(`
  select topic_id, version, content_en, content_ar from topic_revision
  where content_en @? ${naming} or content_ar @? ${naming} limit 50 for update`);
const writeRevision = statement<never>(
  "update topic_revision set content_en = $3, content_ar = $4 where topic_id = $1 and version = $2",
);
const selectDrafts = statement<{ id: string; content: unknown }>(
  `select id, content from topic_draft where content @? ${naming} limit 50 for update`,
);
const writeDraft = statement<never>("update topic_draft set content = $2 where id = $1");

/** Changes up to 50 earlier versions and 50 drafts that mention a person; returns their number. */
export async function changeStoredMentions(
  tx: Transaction,
  personId: string,
  change: (value: unknown) => unknown,
): Promise<number> {
  const revisions = await selectRevisions(tx, [personId]);
  for (const { topic_id: id, version, content_en: en, content_ar: ar } of revisions)
    await writeRevision(tx, [id, version, textOf(change(en)), textOf(change(ar))]);
  const drafts = await selectDrafts(tx, [personId]);
  for (const { id, content } of drafts) await writeDraft(tx, [id, textOf(change(content))]);
  return revisions.length + drafts.length;
}
