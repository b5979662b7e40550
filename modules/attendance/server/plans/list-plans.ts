import type { Reader } from "#platform/database/database.ts";
import type { DayState } from "../../contract/schemas-day.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { planDay } from "../engine/plan-day.ts";
import { preparePerson } from "../engine/prepare-person.ts";
import { caseOf } from "../guard/judge-plans.ts";
import { selectSomeAlike, type AlikePeople } from "../guard/queries.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { numbers, texts, worse } from "../sheet/compute-cells.ts";
import { begunDates } from "../sheet/plan-sheet.ts";
import { selectStates } from "./queries.ts";

/** States by person and date; dates before the employment and after it are absent. */
export type PlannedDays = ReadonlyMap<string, ReadonlyMap<string, DayState>>;

/** Dates, both inclusive. */
type Dates = { from: string; to: string };

function datesOf({ from, to }: Dates): string[] {
  const [first, last] = [dayOf(from), dayOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => writeDate(first + at));
}

/** Pure: the states of dates to come, the same for all people of a group. */
function planStates({ prepared, timeZone }: RulesSnapshot, group: AlikePeople, dates: readonly string[]) {
  const person = preparePerson(prepared, caseOf(group, timeZone));
  return dates.flatMap((date): [string, DayState][] => {
    const { employed, slots, exception } = planDay(prepared, person, [], dayOf(date));
    if (!employed) return [];
    if (slots.length > 0) return [[date, "scheduled"]];
    return [[date, exception?.workDay === false ? "holiday" : "off"]];
  });
}

/**
 * Returns the days of some people: begun dates as stored, later ones as the current rules plan them, without leave.
 * People alike are planned once.
 */
export async function listPlans(
  db: Reader,
  context: AttendanceContext,
  personIds: readonly string[],
  { from, to }: Dates,
): Promise<PlannedDays> {
  if (personIds.length === 0) return new Map();
  const begun = await begunDates(db, context);
  const dates = datesOf({ from, to });
  const days = new Map(personIds.map((id) => [id, new Map<string, DayState>()]));
  for (const { person_id: id, ...packed } of await selectStates(db, [personIds, from, to, ...begun])) {
    const [own, states] = [days.get(id), texts(packed.states)];
    for (const [at, day] of numbers(packed.days).entries()) {
      const [date, state] = [dates[day] ?? "", states[at] as DayState];
      own?.set(date, worse(own.get(date) ?? state, state));
    }
  }
  const begunEverywhere = String(begun[0]);
  const later = dates.filter((date) => date > begunEverywhere);
  if (later.length === 0) return days;
  const snapshot = await context.rules.current(db);
  for (const group of await selectSomeAlike(db, [later[0], to, personIds])) {
    const planned = planStates(snapshot, group, later);
    for (const id of group.people) {
      const own = days.get(id);
      for (const [date, state] of planned) if (own?.has(date) === false) own.set(date, state);
    }
  }
  return days;
}

/** A day off of all people. */
export type Holiday = { id: string; date: string; nameAr: string | null; nameEn: string | null };

/** Returns the days off of all people, by date; those that repeat are known for two years. */
export async function listHolidays(db: Reader, context: AttendanceContext, { from, to }: Dates): Promise<Holiday[]> {
  const { rules, exceptionDays } = await context.rules.current(db);
  return rules.exceptionDays
    .filter(({ everyone, workDay, active, date }) => everyone && !workDay && active && date >= from && date <= to)
    .map(({ id, date }) => ({ nameAr: null, nameEn: null, ...exceptionDays.get(id), id, date }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
