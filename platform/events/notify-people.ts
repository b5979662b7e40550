import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const insertAudits = statement<never>(`
  insert into audit (actor_id, action, subject_kind, subject_id, audience)
  select $1, $2, 'person', person.id::text, 'person:' || person.id
  from unnest($3::bigint[]) as person (id) order by person.id`);

const wake = statement<never>("select pg_notify('diwan_event', '')");

/** Records one event for several people, in one statement; each person's clients are notified. */
export async function notifyPeople(
  tx: Transaction,
  event: { action: string; actorId: string | null },
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  await insertAudits(tx, [event.actorId, event.action, people]);
  await wake(tx, []);
}
