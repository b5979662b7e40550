import type { Reader } from "#platform/database/database.ts";
import { computeFacts, type PersonFacts } from "./compute-facts.ts";
import { selectLeave, selectPeople, selectSlots, selectUnpaid } from "./queries.ts";

function groupOf<Row extends { personId: string }>(rows: readonly Row[]): (personId: string) => Row[] {
  const groups = Map.groupBy(rows, ({ personId }) => personId);
  return (personId) => groups.get(personId) ?? [];
}

/** Returns the facts of the next people after an id, in their order; none at the end. */
export async function loadFacts(db: Reader, from: string, to: string, after: string): Promise<PersonFacts[]> {
  const people = await selectPeople(db, from, to, after);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const slotsOf = groupOf(await selectSlots(db, ids, from, to));
  const leaveOf = groupOf(await selectLeave(db, ids, from, to));
  const unpaidOf = groupOf(await selectUnpaid(db, ids, from, to));
  return people.map((person) =>
    computeFacts(person, { slots: slotsOf(person.id), leave: leaveOf(person.id), unpaid: unpaidOf(person.id) }),
  );
}
