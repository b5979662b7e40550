import { computeTakenBalances } from "#modules/leave/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { computeFacts, type PersonFacts } from "./compute-facts.ts";
import { selectLeave, selectOvertime, selectPeople, selectSlots, selectUnpaid } from "./queries.ts";

function groupOf<Row extends { personId: string }>(rows: readonly Row[]): (personId: string) => Row[] {
  const groups = Map.groupBy(rows, ({ personId }) => personId);
  return (personId) => groups.get(personId) ?? [];
}

/** Returns the balances of some people on a date, by person and kind of leave. */
async function loadBalances(db: Reader, personIds: readonly string[], typeIds: readonly string[], on: string) {
  const balances: Record<string, Record<string, number>> = {};
  for (const typeId of typeIds) {
    for (const [id, balance] of await computeTakenBalances(db, { personIds, typeId, on })) {
      (balances[id] ??= {})[typeId] = balance;
    }
  }
  return balances;
}

type Wanted = {
  /** The first and last date of the month. */
  from: string;
  to: string;
  /** The id of the person before. */
  after: string;
  /** Kinds of leave whose balances are wanted. */
  balanceTypes: readonly string[];
};

/** Returns the facts of the next people after an id, in their order; none at the end. */
export async function loadFacts(db: Reader, { from, to, after, balanceTypes }: Wanted): Promise<PersonFacts[]> {
  const people = await selectPeople(db, from, to, after);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const slotsOf = groupOf(await selectSlots(db, ids, from, to));
  const leaveOf = groupOf(await selectLeave(db, ids, from, to));
  const unpaidOf = groupOf(await selectUnpaid(db, ids, from, to));
  const overtimeOf = groupOf(await selectOvertime(db, ids, from, to));
  const balances = await loadBalances(db, ids, balanceTypes, to);
  return people.map((person) => {
    const { id } = person;
    const [slots, leave, unpaid, overtime] = [slotsOf(id), leaveOf(id), unpaidOf(id), overtimeOf(id)];
    return computeFacts(person, { slots, leave, unpaid, overtime, balances: balances[id] ?? {} });
  });
}
