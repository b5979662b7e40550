import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const lock = statement<{ id: string }>(`
  select id from topic where featured_in_home and deleted_at is null order by id for no key update`).run;
const idsInOrder = statement<{ id: string }>(`
  select id from topic where featured_in_home and deleted_at is null order by featured_order, id`).column("id");

/** Locks the featured topics until the transaction ends; returns their ids in order. */
export async function lockFeatured(tx: Transaction): Promise<string[]> {
  await lock(tx);
  return idsInOrder(tx);
}

/** Stores the order. Topic versions are unchanged, since an order is not an edit. */
export const placeFeatured = statement<never, [ids: readonly string[]]>(`
  update topic t set featured_order = given.place
  from unnest($1::bigint[]) with ordinality as given (id, place)
  where t.id = given.id and t.featured_order is distinct from given.place`).run;
