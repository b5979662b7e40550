import type { Temporal } from "temporal-polyfill/full";
import type { Transaction } from "#platform/database/database.ts";
import { firstFilled } from "./attendance.ts";
import { dateIn } from "./dates.ts";
import { insertRow, insertRows } from "./insert.ts";
import { adjustments, openings, policies, types } from "./leave.ts";
import { personId } from "./people.ts";

/** Counts a person's leave as the server does. */
export type CountLeave = (tx: Transaction, personId: string) => Promise<void>;

const officers = [personId("khaled"), personId("alia")] as const;
/** Officers enter no days for themselves. */
const officerFor = (person: number | string): number =>
  String(officers[0]) === String(person) ? officers[1] : officers[0];

/** A calendar year's days at its start; what is left stays for another year. */
const rules = {
  period: "calendarYear",
  grant: "start",
  prorate: true,
  rounding: "half",
  waitingMonths: 0,
  carryOver: { most: null, expiresAfterMonths: 12 },
  overdraw: 0,
};

async function readLookups(tx: Transaction): Promise<(name: string) => string> {
  const rows = await tx.selectFrom("lookup").select(["id", "name_en"]).where("category", "=", "leaveType").execute();
  const ids = new Map(rows.map(({ id, name_en: name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demonstration company has no leave type "${name}".`);
    return id;
  };
}

type Filling = { idOf: (lookup: string) => string; began: Temporal.PlainDate };

async function fillPolicies(tx: Transaction, { idOf, began }: Filling): Promise<void> {
  const rows = types.map(({ lookup, ...row }) => ({
    id: idOf(lookup),
    ...row,
    books_days: true,
    needs_attachment: false,
  }));
  await insertRows(tx, "leave_type", rows);
  for (const { lookup, people, bands, ...row } of policies) {
    const leave_policy_id = await insertRow(tx, "leave_policy", {
      ...row,
      type_id: idOf(lookup),
      from_date: `${began.year}-01-01`,
      everyone: people.length === 0,
      rules: JSON.stringify({ ...rules, bands }),
      created_at: `${began.toString()}T06:00:00Z`,
    });
    const named = people.map((person) => ({ leave_policy_id, person_id: personId(person) }));
    await insertRows(tx, "leave_policy_person", named);
  }
}

async function fillEntries(tx: Transaction, { idOf, began }: Filling, today: Temporal.PlainDate): Promise<void> {
  const employed = await tx
    .selectFrom("person")
    .select("id")
    .where("hire_date", "<", began.toString())
    .where((eb) => eb.or([eb("left_on", "is", null), eb("left_on", ">", today.toString())]))
    .orderBy("id")
    .execute();
  const opened = employed.map(({ id }, index) => ({
    person_id: id,
    type_id: idOf(openings.lookup),
    kind: "opening" as const,
    date: began.toString(),
    days: String(openings.days[index % openings.days.length]),
    expires: `${began.year + 1}-12-31`,
    note: openings.note,
    created_at: `${began.toString()}T07:00:00Z`,
    created_by: officerFor(id),
  }));
  const adjusted = adjustments.map(({ lookup, person, days_ago, days, note }) => ({
    person_id: personId(person),
    type_id: idOf(lookup),
    kind: "adjustment" as const,
    date: today.subtract({ days: days_ago }).toString(),
    days: String(days),
    note,
    created_at: `${today.subtract({ days: days_ago }).toString()}T08:30:00Z`,
    created_by: officerFor(personId(person)),
  }));
  await insertRows(tx, "leave_entry", opened);
  await insertRows(tx, "leave_entry", adjusted);
}

/**
 * Lets annual leave take from a balance. Balances began before the oldest leave of the demonstration company, with what
 * people had left. Requires employment and requests.
 */
export async function fillLeave(
  tx: Transaction,
  { now, timeZone, countLeave }: { now: Date; timeZone: string; countLeave: CountLeave },
): Promise<void> {
  const today = dateIn(timeZone, now);
  const filling = { idOf: await readLookups(tx), began: firstFilled(today).subtract({ months: 1 }) };
  await fillPolicies(tx, filling);
  await fillEntries(tx, filling, today);
  const taking = await tx
    .selectFrom("absence")
    .select("person_id as id")
    .union(tx.selectFrom("request").select("requester_id as id"))
    .orderBy("id")
    .execute();
  for (const { id } of taking) await countLeave(tx, id);
}
