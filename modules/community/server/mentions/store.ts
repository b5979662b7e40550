import type { Mention } from "#shared/content-references.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { idsByKind } from "./queries.ts";

const removeOthers = statement<never>(`
  delete from mention
  where topic_id = $1 and comment_id is not distinct from $2::bigint
    and not coalesce(person_id = any($3::bigint[]), false) and not coalesce(department_id = any($4::bigint[]), false)`).run;
const insert = statement<never>(`
  insert into mention (topic_id, comment_id, person_id, department_id)
  select $1::bigint, $2::bigint, id, null::bigint from unnest($3::bigint[]) as id
  union all select $1, $2, null, id from unnest($4::bigint[]) as id
  on conflict do nothing`).run;

/** Inserts the mentions of a new text: a topic's, or with `commentId` a comment's. */
export async function insertMentions(
  tx: Transaction,
  { topicId, commentId }: { topicId: string; commentId: string | null },
  mentions: readonly Mention[],
): Promise<void> {
  if (mentions.length > 0) await insert(tx, topicId, commentId, ...idsByKind(mentions));
}

/** Updates the mentions of an edited text; unchanged mentions keep their row. */
export async function replaceMentions(
  tx: Transaction,
  place: { topicId: string; commentId: string | null },
  mentions: readonly Mention[],
): Promise<void> {
  await removeOthers(tx, place.topicId, place.commentId, ...idsByKind(mentions));
  await insertMentions(tx, place, mentions);
}
