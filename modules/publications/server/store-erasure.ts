import { statement } from "#platform/database/statement.ts";

/** Deletes favourites and the owners of claimed codes; the codes stay claimed. `$1`: person. */
export const erasePublications = [
  statement<never>("delete from link_favourite where person_id = $1"),
  statement<never>("update promotion_code set claimed_by = null where claimed_by = $1"),
];
