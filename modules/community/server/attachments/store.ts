import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { TopicFile } from "./queries.ts";

const removeTopicFiles = statement<never>(
  "delete from topic_file where topic_id = $1 and file_id <> all($2::bigint[])",
);
const putTopicFiles = statement<never>(`
  insert into topic_file (topic_id, file_id, role, position)
  select $1, * from unnest($2::bigint[], $3::text[], $4::int[])
  on conflict (topic_id, file_id) do update set role = excluded.role, position = excluded.position`);

/** Replaces a topic's files, except its poster. */
export async function setTopicFiles(
  tx: Transaction,
  topicId: string,
  rows: readonly (TopicFile & { position: number })[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await removeTopicFiles(tx, [topicId, ids]);
  if (ids.length === 0) return;
  await putTopicFiles(tx, [topicId, ids, rows.map(({ role }) => role), rows.map(({ position }) => position)]);
}

const removeCommentFiles = statement<never>(
  "delete from comment_file where comment_id = $1 and file_id <> all($2::bigint[])",
);
const putCommentFiles = statement<never>(`
  insert into comment_file (comment_id, file_id, position)
  select $1, file_id, position from unnest($2::bigint[]) with ordinality as given (file_id, position)
  on conflict (comment_id, file_id) do update set position = excluded.position`);

/** Replaces a comment's files, in order. */
export async function setCommentFiles(tx: Transaction, commentId: string, ids: readonly string[]): Promise<void> {
  await removeCommentFiles(tx, [commentId, ids]);
  if (ids.length > 0) await putCommentFiles(tx, [commentId, ids]);
}
