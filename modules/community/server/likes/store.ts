import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

type Changed = { id: string };

const adding = {
  topic: statement<Changed>(
    "insert into topic_like (topic_id, person_id, created_at) values ($1, $2, $3) on conflict do nothing returning topic_id as id",
  ),
  comment: statement<Changed>(
    "insert into comment_like (comment_id, person_id, created_at) values ($1, $2, $3) on conflict do nothing returning comment_id as id",
  ),
};
const removing = {
  topic: statement<Changed>("delete from topic_like where topic_id = $1 and person_id = $2 returning topic_id as id"),
  comment: statement<Changed>(
    "delete from comment_like where comment_id = $1 and person_id = $2 returning comment_id as id",
  ),
};
const counting = {
  topic: statement<never>("update topic set like_count = like_count + $2 where id = $1"),
  comment: statement<never>("update comment set like_count = like_count + $2 where id = $1"),
};

/** Adds a person's like, or removes it if `at` is null; returns false if that changes nothing. */
export async function saveLike(
  tx: Transaction,
  kind: "topic" | "comment",
  id: string,
  personId: string,
  at: string | null,
): Promise<boolean> {
  const isChanged = await (at === null
    ? removing[kind].hasChanged(tx, id, personId)
    : adding[kind].hasChanged(tx, id, personId, at));
  if (isChanged) await counting[kind].run(tx, id, at === null ? -1 : 1);
  return isChanged;
}
