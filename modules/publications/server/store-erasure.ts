import { statement } from "#platform/database/statement.ts";

/** Favourites go, and whose a code was; that it was handed out stays. `$1`. */
export const forgetPublications = [
  statement<never>("delete from link_favourite where person_id = $1"),
  statement<never>("update promotion_code set claimed_by = null where claimed_by = $1"),
];
