import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { runAll } from "#platform/personal-data/erasure.ts";

const deleteSome = statement<{ id: string }>(`
  delete from notification where (id, created_at) in (
    select id, created_at from notification where person_id = $1 limit 1000)
  returning id`);
// The counter is deleted last: deleting notifications updates it.
const forget = [
  statement<never>("delete from push_subscription where person_id = $1"),
  statement<never>("delete from notification_preference where person_id = $1"),
  statement<never>("delete from notification_counter where person_id = $1"),
];

/** Deletes up to 1,000 notifications of a person, and finally the preferences; returns whether there may be more. */
export async function forgetNotifications(tx: Transaction, personId: string): Promise<boolean> {
  if ((await deleteSome(tx, [personId])).length === 1000) return true;
  await runAll(tx, forget, personId);
  return false;
}
