import type { Within } from "#platform/http/actor.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";
import { lockRecords } from "./records/store.ts";

// Aliases that no statement has, since those of `person` and `date` would be captured.

/**
 * The department that a person held on a date; a department that was left is kept with the first date without it.
 */
const departmentText = (person: string, date: string): string => `
  case when exists (select from former_department bound_former where bound_former.person_id = ${person} and bound_former.until > ${date})
    then (select bound_former.department_id from former_department bound_former where bound_former.person_id = ${person} and bound_former.until > ${date}
      order by bound_former.until limit 1)
    else (select bound_person.department_id from person bound_person where bound_person.id = ${person}) end`;

/**
 * The location of a person's day, as attendance has resolved it. Dates to come count as today; where today has not
 * begun at the person's place, yesterday does.
 */
const locationText = (person: string, date: string, today: string): string => `
  (select bound_day.location_id from attendance_day bound_day
    where bound_day.person_id = ${person} and bound_day.date between least(${date}, ${today} - 1) and ${date}
    order by bound_day.date desc, bound_day.slot desc limit 1)`;

/**
 * The condition that a person is within a reader's bounds on a date. `within` is the parameter with the value of
 * `withinOf`; `date` null is today. All statements whose readers may have bounds contain it.
 */
export function withinText(person: string, date: string | null, within: string): string {
  const given = `${within}::jsonb`;
  const today = `(${given} ->> 'today')::date`;
  const on = date ?? today;
  const list = (name: string): string => `array(select jsonb_array_elements_text(${given} -> '${name}')::bigint)`;
  // Never null: conditions that refuse negate it.
  return `(${given} is null
    or coalesce((${departmentText(person, on)}) = any(${list("departments")}), false)
    or (jsonb_array_length(${given} -> 'locations') > 0
      and coalesce(${locationText(person, on, today)} = any(${list("locations")}), false)))`;
}

/** Returns the dates of a span on which a person is within the bounds. */
export const listDatesWithin = statement<
  { date: string },
  [personId: string, from: string, to: string, within: Within]
>(`
  select day.date from (select generate_series($2::date, $3::date, interval '1 day')::date as date) as day
  where ${withinText("$1::bigint", "day.date", "$4")} order by day.date`).column("date");

const selectOutside = statement<{ id: string }, [ids: readonly string[], dates: readonly string[], within: Within]>(`
  select g.id from unnest($1::bigint[], $2::date[]) as g (id, date)
  where not ${withinText("g.id", "g.date", "$3")} limit 1`).exists;

const selectOutsideToday = statement<{ id: string }, [ids: readonly string[], within: Within]>(`
  select g.id from unnest($1::bigint[]) as g (id) where not ${withinText("g.id", null, "$2")} limit 1`).exists;

/** Returns the people of a list who are within bounds today, for each of several bounds. */
export const listReached = statement<
  { within: string; personId: string },
  [withins: readonly string[], personIds: readonly string[]]
>(`
  select b.within, g.id as "personId" from unnest($1::text[]) as b (within) cross join unnest($2::bigint[]) as g (id)
  where ${withinText("g.id", null, "b.within")}`).all;

const selectInside = statement<
  { at: number },
  [ids: readonly string[], dates: readonly (string | null)[], within: Within]
>(`
  select g.at::int as at from unnest($1::bigint[], $2::date[]) with ordinality as g (id, date, at)
  where ${withinText("g.id", "coalesce(g.date, ($3::jsonb ->> 'today')::date)", "$3")}`).column("at");

/** Returns which of the people, each on a date, null for today, are within the bounds. */
export async function filterWithin<Given extends { personId: string; date: string | null }>(
  db: Reader,
  within: Within,
  given: readonly Given[],
): Promise<Given[]> {
  if (within === null || given.length === 0) return [...given];
  const [ids, dates] = [given.map(({ personId }) => personId), given.map(({ date }) => date)];
  const inside = new Set(await selectInside(db, ids, dates, within));
  return given.filter((_, index) => inside.has(index + 1));
}

/**
 * Locks people's records for a reader with bounds, so that none is moved out of them until the end of the transaction.
 * Before the locks of leave and attendance. The bounds are judged afterwards.
 */
export async function lockBounded(tx: Transaction, within: Within, ids: readonly string[]): Promise<void> {
  if (within !== null && ids.length > 0) await lockRecords(tx, ids);
}

/** Returns whether a person is within the bounds on a date. */
export const isWithinOn = async (db: Reader, within: Within, personId: string, date: string): Promise<boolean> =>
  within === null || !(await selectOutside(db, [personId], [date], within));

/** Throws 404 unless each person is within the bounds on their date. */
export async function requireWithinOn(
  db: Reader,
  within: Within,
  given: readonly { personId: string; date: string }[],
): Promise<void> {
  if (within === null || given.length === 0) return;
  const [ids, dates] = [given.map(({ personId }) => personId), given.map(({ date }) => date)];
  if (await selectOutside(db, ids, dates, within)) throw refuse("not_found");
}

const selectAllOutside = statement<{ id: string }, [ids: readonly string[], within: Within]>(`
  select g.id from unnest($1::bigint[]) as g (id) where not ${withinText("g.id", null, "$2")}`).column("id");

/** Returns those who are not within the bounds today. */
export const listOutside = async (db: Reader, within: Within, ids: readonly string[]): Promise<string[]> =>
  within === null || ids.length === 0 ? [] : selectAllOutside(db, ids, within);

export const isWithinToday = async (db: Reader, within: Within, personId: string): Promise<boolean> =>
  within === null || !(await selectOutsideToday(db, [personId], within));

/** Throws 404 unless each person is within the bounds today. */
export async function requireWithin(db: Reader, within: Within, ids: readonly string[]): Promise<void> {
  if (within !== null && ids.length > 0 && (await selectOutsideToday(db, ids, within))) throw refuse("not_found");
}
