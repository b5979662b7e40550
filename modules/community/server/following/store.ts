import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { FollowingLevel } from "../../contract/schemas-parts.ts";

export type Followed = "topic" | "category";
type Changed = { id: string };

const set = {
  topic: statement<Changed>(`
    insert into topic_following (topic_id, person_id, level) values ($1, $2, $3)
    on conflict (topic_id, person_id) do update set level = excluded.level where topic_following.level <> excluded.level
    returning topic_id as id`),
  category: statement<Changed>(`
    insert into category_following (category_id, person_id, level) values ($1, $2, $3)
    on conflict (category_id, person_id) do update set level = excluded.level
    where category_following.level <> excluded.level
    returning category_id as id`),
};
const remove = {
  topic: statement<Changed>(
    "delete from topic_following where topic_id = $1 and person_id = $2 returning topic_id as id",
  ),
  category: statement<Changed>(
    "delete from category_following where category_id = $1 and person_id = $2 returning category_id as id",
  ),
};

/** Stores a person's notification level; returns whether it changed. */
export async function saveFollowing(
  tx: Transaction,
  what: Followed,
  id: string,
  personId: string,
  level: FollowingLevel,
): Promise<boolean> {
  const changed = level === null ? await remove[what](tx, [id, personId]) : await set[what](tx, [id, personId, level]);
  return changed.length > 0;
}

const addBookmark = statement<Changed>(`
  insert into topic_bookmark (person_id, topic_id, created_at) values ($1, $2, $3) on conflict do nothing
  returning topic_id as id`);
const removeBookmark = statement<Changed>(
  "delete from topic_bookmark where person_id = $1 and topic_id = $2 returning topic_id as id",
);

/** Adds a bookmark; returns whether it is new. */
export const saveBookmark = async (tx: Transaction, personId: string, topicId: string, at: string): Promise<boolean> =>
  (await addBookmark(tx, [personId, topicId, at])).length > 0;

/** Removes a bookmark; returns whether it existed. */
export const deleteBookmark = async (tx: Transaction, personId: string, topicId: string): Promise<boolean> =>
  (await removeBookmark(tx, [personId, topicId])).length > 0;
