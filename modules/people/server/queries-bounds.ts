import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";

/**
 * The department that a person held on a date; a department that was left is kept with the first date without it.
 */
const departmentText = (person: string, date: string): string => `
  case when exists (select from former_department f where f.person_id = ${person} and f.until > ${date})
    then (select f.department_id from former_department f where f.person_id = ${person} and f.until > ${date}
      order by f.until limit 1)
    else (select w.department_id from person w where w.id = ${person}) end`;

/**
 * The location of a person's day, as attendance has resolved it. Dates to come count as today; where today has not
 * begun at the person's place, yesterday does.
 */
const locationText = (person: string, date: string, today: string): string => `
  (select w.location_id from attendance_day w
    where w.person_id = ${person} and w.date between least(${date}, ${today} - 1) and ${date}
    order by w.date desc, w.slot desc limit 1)`;

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

const selectOutside = statement<{ id: string }, [ids: readonly string[], dates: readonly string[], within: Within]>(`
  select g.id from unnest($1::bigint[], $2::date[]) as g (id, date)
  where not ${withinText("g.id", "g.date", "$3")} limit 1`).exists;

const selectOutsideToday = statement<{ id: string }, [ids: readonly string[], within: Within]>(`
  select g.id from unnest($1::bigint[]) as g (id) where not ${withinText("g.id", null, "$2")} limit 1`).exists;

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

/** Throws 404 unless each person is within the bounds today. */
export async function requireWithin(db: Reader, within: Within, ids: readonly string[]): Promise<void> {
  if (within !== null && ids.length > 0 && (await selectOutsideToday(db, ids, within))) throw refuse("not_found");
}
