import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { Content } from "#shared/content.ts";
import type { FileAccess } from "../context.ts";

const addActivity = statement<{ last_activity_at: string }, [topicId: string, at: string]>(`
  update topic set comment_count = comment_count + 1,
    last_activity_at = greatest($2::timestamptz, last_activity_at + interval '1 microsecond')
  where id = $1 returning last_activity_at`).changedValue("last_activity_at", null);

const insert = statement<{ id: string }>(`
  insert into comment (topic_id, parent_id, reply_to_id, author_id, content, created_at, document)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`).inserted;

const addReplies = statement<never>("update comment set reply_count = reply_count + $2 where id = $1").run;
const addComments = statement<never>("update topic set comment_count = comment_count + $2 where id = $1").run;

type CommentPlace = { id: string; topic_id: string; parent_id: string | null };

/** Adds to the counts of a comment's topic and root. */
async function addToCounts(tx: Transaction, comment: CommentPlace, delta: 1 | -1): Promise<void> {
  await addComments(tx, comment.topic_id, delta);
  if (comment.parent_id !== null) await addReplies(tx, comment.parent_id, delta);
}

/** A comment's text, and its document if there is more than plain text. */
export type CommentText = { content: string; document: Content | null };

const json = (document: Content | null): string | null => (document === null ? null : JSON.stringify(document));

export type NewComment = {
  topicId: string;
  parentId: string | null;
  replyToId: string | null;
  authorId: string;
} & CommentText;

/**
 * Inserts a comment; requires the topic's row to be locked. Its instant is `at`, or the next one after the topic's
 * latest activity: instants ascend strictly, so a read mark never covers a later comment. Returns its id and instant.
 */
export async function insertComment(
  tx: Transaction,
  comment: NewComment,
  at: string,
): Promise<{ id: string; createdAt: string }> {
  const { topicId, parentId, replyToId, authorId, content, document } = comment;
  const createdAt = await addActivity(tx, topicId, at);
  if (createdAt === null) throw new Error(`There is no topic ${topicId}.`);
  const { id } = await insert(tx, topicId, parentId, replyToId, authorId, content, createdAt, json(document));
  if (parentId !== null) await addReplies(tx, parentId, 1);
  return { id, createdAt };
}

/** Locks a comment's row until the transaction ends. */
export const lockComment = (tx: Transaction, id: string) =>
  tx.selectFrom("comment").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

const updateText = statement<never>(
  "update comment set content = $2, document = $3, edited_at = $4, version = version + 1 where id = $1",
).run;

export const updateCommentRow = (
  tx: Transaction,
  id: string,
  { content, document }: CommentText,
  at: string,
): Promise<void> => updateText(tx, id, content, json(document), at);

const markDeleted = statement<never>("update comment set deleted_at = $2, deleted_by = $3 where id = $1").run;

/** Marks a comment deleted and subtracts it from the counts. Requires the topic to be locked. */
export async function deleteCommentRow(
  tx: Transaction,
  comment: CommentPlace,
  by: { personId: string; at: string },
): Promise<void> {
  await markDeleted(tx, comment.id, by.at, by.personId);
  await addToCounts(tx, comment, -1);
}

const restore = statement<{ id: string }>(`
  update comment set deleted_at = null, deleted_by = null
  where id = $1 and deleted_by = $2 and deleted_at >= $3 and decision is distinct from 'delete' returning id`).hasChanged;

/**
 * Restores a comment that the person deleted since an instant, unless a decision deleted it; returns whether a row
 * changed. Requires the topic to be locked.
 */
export async function restoreCommentRow(
  tx: Transaction,
  comment: CommentPlace,
  by: { personId: string; since: string },
): Promise<boolean> {
  const isRestored = await restore(tx, comment.id, by.personId, by.since);
  if (isRestored) await addToCounts(tx, comment, 1);
  return isRestored;
}

const purge = statement<{ id: string; files: string[] }>(`
  with gone as (
    delete from comment where id in (
      select id from comment where deleted_at < $1 and reply_count = 0 order by deleted_at limit ${batchSize}
      for update skip locked)
    returning id)
  select id, array(select file_id::text from comment_file f where f.comment_id = gone.id) as files from gone`);

const clearTexts = statement<never>(
  "update comment set content = '', document = null where deleted_at < $1 and (content <> '' or document is not null)",
).run;
const removeFiles = statement<{ file_id: string }>(`
  delete from comment_file f using comment c where c.id = f.comment_id and c.deleted_at < $1 returning f.file_id`).changedColumn(
  "file_id",
);

/**
 * Purges comments deleted before an instant, at most a batch; returns their number. A placeholder remains as long as it
 * has replies, but its text and files are removed.
 */
export async function purgeComments(
  tx: Transaction,
  before: string,
  files: Pick<FileAccess, "release">,
): Promise<number> {
  const purged = await purge(tx, [before]);
  await clearTexts(tx, before);
  const removed = await removeFiles(tx, before);
  await files.release(tx, [...purged.flatMap((row) => row.files), ...removed]);
  return purged.length;
}
