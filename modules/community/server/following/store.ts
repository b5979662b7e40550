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
export const saveFollowing = (
  tx: Transaction,
  what: Followed,
  id: string,
  personId: string,
  level: FollowingLevel,
): Promise<boolean> =>
  level === null ? remove[what].hasChanged(tx, id, personId) : set[what].hasChanged(tx, id, personId, level);

/** Adds a bookmark; returns whether it is new. */
export const saveBookmark = statement<Changed, [personId: string, topicId: string, at: string]>(`
  insert into topic_bookmark (person_id, topic_id, created_at) values ($1, $2, $3) on conflict do nothing
  returning topic_id as id`).hasChanged;

/** Removes a bookmark; returns whether it existed. */
export const deleteBookmark = statement<Changed, [personId: string, topicId: string]>(
  "delete from topic_bookmark where person_id = $1 and topic_id = $2 returning topic_id as id",
).hasChanged;
