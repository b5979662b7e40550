import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { wakeNodes } from "./record.ts";

const insertAudits = statement<never>(`
  insert into audit (actor_id, action, subject_kind, subject_id, audience)
  select $1, $2, 'person', person.id::text, 'person:' || person.id
  from unnest($3::bigint[]) as person (id) order by person.id`);

/** Records one event for several people, in one statement; each person's clients are notified. */
export async function notifyPeople(
  tx: Transaction,
  event: { action: string; actorId: string | null },
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  await insertAudits(tx, [event.actorId, event.action, people]);
  await wakeNodes(tx);
}
