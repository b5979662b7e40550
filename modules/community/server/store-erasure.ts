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

const takeSome = statement<{ topic_id: string; comment_id: string | null }>(`
  delete from mention where ctid = any(array(select ctid from mention where person_id = $1 limit 50))
  returning topic_id, comment_id`);

/** Deletes up to 50 mentions of a person and returns their locations. */
export const deleteMentions = (tx: Transaction, personId: string) => takeSome(tx, [personId]);

export type MentioningTopic = {
  id: string;
  category_id: string;
  content_en: Content | null;
  content_ar: Content | null;
};
const lockTopicText = statement<MentioningTopic>(`
  select t.id, t.category_id, b.content_en, b.content_ar from topic t join topic_content b on b.topic_id = t.id
  where t.id = $1 for no key update`);
export const lockMentioningTopic = async (tx: Transaction, id: string): Promise<MentioningTopic | undefined> =>
  (await lockTopicText(tx, [id]))[0];

const writeContent = statement<never>("update topic_content set content_en = $2, content_ar = $3 where topic_id = $1");
const writeSummary = statement<never>(`
  update topic set excerpt_en = $2, words_en = $3, excerpt_ar = $4, words_ar = $5 where id = $1`);
type Summary = { excerpt: string | null; words: number };

/** Stores a topic's texts without a new version, since the author changed nothing. */
export async function saveTopicTexts(
  tx: Transaction,
  { id, content_en: en, content_ar: ar }: MentioningTopic,
  summaries: { en: Summary; ar: Summary },
): Promise<void> {
  await writeContent(tx, [id, en === null ? null : JSON.stringify(en), ar === null ? null : JSON.stringify(ar)]);
  const { en: english, ar: arabic } = summaries;
  await writeSummary(tx, [id, english.excerpt, english.words, arabic.excerpt, arabic.words]);
}

export type MentioningComment = {
  id: string;
  topic_id: string;
  category_id: string;
  parent_id: string | null;
  document: Content | null;
};
const lockCommentText = statement<MentioningComment>(`
  select c.id, c.topic_id, t.category_id, c.parent_id, c.document from comment c join topic t on t.id = c.topic_id
  where c.id = $1 for no key update of c`);
export const lockMentioningComment = async (tx: Transaction, id: string): Promise<MentioningComment | undefined> =>
  (await lockCommentText(tx, [id]))[0];

const writeWords = statement<never>("update comment set document = $2, content = $3 where id = $1");
export const saveCommentText = async (
  tx: Transaction,
  { id, document, content }: { id: string; document: Content; content: string },
): Promise<void> => {
  await writeWords(tx, [id, JSON.stringify(document), content]);
};

// Mentions in earlier versions and in drafts of other people have no rows, so the documents are searched.
const naming = `('$.**?(@.type == "mention" && @.attrs.kind == "person" && @.attrs.id == "' || $1::bigint
  || '" && @.attrs.label != "${formerPerson.en}" && @.attrs.label != "${formerPerson.ar}")')::jsonpath`;
export type MentioningRevision = { topic_id: string; version: number; content_en: unknown; content_ar: unknown };
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

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

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
