import { sql } from "kysely";
import type { Content } from "#shared/content.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { PosterFiles } from "../attachments/policy.ts";
import type { TopicFile } from "../attachments/queries.ts";
import { lockTopicRow, type StoredTopic } from "./queries.ts";
import { summaryOfContent, type Writings } from "./read-content.ts";

const textColumnsOf = ({ en, ar }: Writings) => {
  const summaries = { en: summaryOfContent(en.content), ar: summaryOfContent(ar.content) };
  return {
    title_en: en.title,
    title_ar: ar.title,
    excerpt_en: summaries.en.excerpt,
    excerpt_ar: summaries.ar.excerpt,
    words_en: summaries.en.words,
    words_ar: summaries.ar.words,
  };
};

const json = (content: Content | null): string | null => (content === null ? null : JSON.stringify(content));
const contentsOf = ({ en, ar }: Writings) => ({ content_en: json(en.content), content_ar: json(ar.content) });

/** Columns of a poster; the alternative texts are those of the request. */
export const posterColumnsOf = (
  poster: PosterFiles | null,
  texts: { altAr?: string | null | undefined; altEn?: string | null | undefined } | null,
) => ({
  poster_file_id: poster?.imageId ?? null,
  poster_video_id: poster?.videoId ?? null,
  poster_alt_ar: (poster && texts?.altAr) ?? null,
  poster_alt_en: (poster && texts?.altEn) ?? null,
});

const isBegun = ({ title, content }: Writings["en"]): boolean => title !== null || content !== null;

/** The place on the home page with its period. */
export type FeaturingColumns = Pick<
  StoredTopic,
  "featured_in_home" | "featured_order" | "featured_from" | "featured_until"
>;

/** Changes of the columns that the database does not compute. */
export type TopicChanges = Partial<Omit<StoredTopic, "is_pinned" | "is_listed" | "moderation_flags">>;

/** Inserts a topic with its contents; returns its id. */
export async function insertTopic(
  tx: Transaction,
  writings: Writings,
  createdAt: string,
  columns: TopicChanges & { category_id: string; author_id: string },
): Promise<string> {
  const { id } = await tx
    .insertInto("topic")
    .values({
      ...textColumnsOf(writings),
      ...columns,
      written_en_at: isBegun(writings.en) ? createdAt : null,
      written_ar_at: isBegun(writings.ar) ? createdAt : null,
      created_at: createdAt,
      last_activity_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("topic_content")
    .values({ topic_id: id, ...contentsOf(writings) })
    .execute();
  return id;
}

const filesColumn = sql<TopicFile[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.file_id::text, 'role', f.role) order by f.position, f.file_id)
  from topic_file f where f.topic_id = t.id), '[]')`.as("files");

/** Locks a topic until the transaction ends; returns everything an edit can change, former files included. */
export async function lockTopic(tx: Transaction, id: string) {
  // Locks before reading: a statement that waited for a lock would join the new row to stale rows, or find none if the
  // topic was moved.
  await lockTopicRow(tx, id);
  return tx
    .selectFrom("topic as t")
    .innerJoin("topic_content as body", "body.topic_id", "t.id")
    .innerJoin("category as c", "c.id", "t.category_id")
    .selectAll("t")
    .select(["body.content_en", "body.content_ar", "c.is_active as is_category_active", filesColumn])
    .where("t.id", "=", id)
    .executeTakeFirst();
}

export type LockedTopic = NonNullable<Awaited<ReturnType<typeof lockTopic>>>;

/** Updates a topic's row; `isEdit` increments its version. */
export async function updateTopicRow(
  tx: Transaction,
  id: string,
  changes: TopicChanges,
  isEdit: boolean,
): Promise<void> {
  await tx
    .updateTable("topic")
    .set((expression) => ({ ...changes, ...(isEdit ? { version: expression("version", "+", 1) } : {}) }))
    .where("id", "=", id)
    .execute();
}

/** Stores the topic's current text as a revision, then its new text. */
export async function rewriteTopic(
  tx: Transaction,
  topic: LockedTopic,
  { writings, isChanged }: { writings: Writings; isChanged: Record<"en" | "ar", boolean> },
  editor: { id: string; at: string },
): Promise<void> {
  const { id, version, title_en, title_ar } = topic;
  await sql`
    insert into topic_revision (topic_id, version, editor_id, edited_at, title_en, title_ar, content_en, content_ar)
    select topic_id, ${version}, ${editor.id}, ${editor.at}, ${title_en}, ${title_ar}, content_en, content_ar
    from topic_content where topic_id = ${id}`.execute(tx);
  await tx
    .updateTable("topic")
    .set({
      ...textColumnsOf(writings),
      ...(isChanged.en ? { written_en_at: isBegun(writings.en) ? editor.at : null } : {}),
      ...(isChanged.ar ? { written_ar_at: isBegun(writings.ar) ? editor.at : null } : {}),
      edited_at: editor.at,
    })
    .where("id", "=", id)
    .execute();
  await tx.updateTable("topic_content").set(contentsOf(writings)).where("topic_id", "=", id).execute();
}

/** Returns the order value before all featured topics. */
export const firstFeaturedOrder = statement<{ place: number }, []>(
  "select coalesce(min(featured_order), 1) - 1 as place from topic where featured_in_home",
).value("place", 0);

type PublishedTopic = Pick<StoredTopic, "id" | "category_id" | "author_id" | "last_activity_at" | "is_listed"> & {
  is_category_active: boolean;
};

/** Publishes due topics, at most a batch; other nodes may run it concurrently. Values: now. */
export const publishTopics = statement<PublishedTopic>(`
  update topic t set published_at = $1, last_activity_at = greatest($1, t.last_activity_at)
  from category c
  where c.id = t.category_id and t.id in (
    select id from topic
    where published_at is null and deleted_at is null and publish_at <= $1
    order by publish_at, id limit ${batchSize} for no key update skip locked)
  returning t.id, t.category_id, t.author_id, t.last_activity_at, t.is_listed, c.is_active as is_category_active`);

/** Purges topics deleted before an instant, at most a batch; returns their files and those of their comments. */
export const purgeDeletedTopics = statement<{ id: string; category_id: string; files: string[] }>(`
  with gone as (
    delete from topic where id in (
      select id from topic where deleted_at < $1 order by deleted_at limit ${batchSize} for update skip locked)
    returning id, category_id, poster_file_id, poster_video_id)
  select id, category_id, array(
    select unnest(array_remove(array[poster_file_id, poster_video_id], null))
    union select file_id from topic_file where topic_id = gone.id
    union select f.file_id from comment_file f join comment c on c.id = f.comment_id where c.topic_id = gone.id
  )::text[] as files
  from gone`);

/** Marks a topic as a must-read; the audience and deadline belong to another module. */
export const markMustRead = statement<never, [topicId: string, isMustRead: boolean]>(
  "update topic set is_must_read = $2 where id = $1 and is_must_read <> $2",
).run;
