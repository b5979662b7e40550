import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const lock = statement<{ id: string }>(`
  select id from topic where featured_in_home and deleted_at is null order by id for no key update`);
const inOrder = statement<{ id: string }>(`
  select id from topic where featured_in_home and deleted_at is null order by featured_order, id`);

/** Locks the featured topics until the transaction ends; returns their ids in order. */
export async function lockFeatured(tx: Transaction): Promise<string[]> {
  await lock(tx, []);
  return (await inOrder(tx, [])).map(({ id }) => id);
}

const place = statement<never>(`
  update topic t set featured_order = given.place
  from unnest($1::bigint[]) with ordinality as given (id, place)
  where t.id = given.id and t.featured_order is distinct from given.place`);

/** Stores the order. Topic versions are unchanged, since an order is not an edit. */
export const placeFeatured = async (tx: Transaction, ids: readonly string[]): Promise<void> =>
  void (await place(tx, [ids]));
