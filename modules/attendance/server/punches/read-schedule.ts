import type { Reader } from "#platform/database/database.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";
import { selectOverlapping } from "../absences/queries.ts";
import type { AbsenceSpan } from "../absences/policy.ts";
import type { AttendanceContext } from "../context.ts";
import type { StoredDay } from "../days/queries.ts";
import { toInstant } from "../engine/time-zone.ts";
import { readPersonDays } from "./list-days.ts";

/** What somebody's schedule says of some dates. */
export type Schedule = {
  /** Whether somebody works, by date, where a schedule or a holiday says anything of it. */
  works: ReadonlyMap<string, boolean>;
  /** Of the place of work by date, where a schedule names one. */
  timeZones: ReadonlyMap<string, string>;
};

const holidays: ReadonlySet<string> = new Set(["holiday", "workedOnDayOff"]);
const withoutWork: ReadonlySet<string> = new Set([...holidays, "off", "unscheduled"]);

type Row = Pick<StoredDay, "date" | "slot" | "permitted_locations" | "state">;

// On a day off an assignment shows in the places where one could punch.
const isScheduled = ({ slot, permitted_locations: places }: Row): boolean => slot > 0 || places.length > 0;

/** Whether these rows have hours of work, by the dates that a schedule or a holiday says anything of. */
export function worksOf(rows: readonly Row[]): Map<string, boolean> {
  const known = rows.filter((row) => isScheduled(row) || holidays.has(row.state));
  const working = new Set(rows.filter(({ state }) => !withoutWork.has(state)).map(({ date }) => date));
  return new Map(known.map(({ date }) => [date, working.has(date)]));
}

/** Which of some dates somebody works on; those to come as the rules are at this moment. */
export async function readSchedule(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  span: { from: string; to: string },
): Promise<Schedule> {
  const { rows } = await readPersonDays(db, context, personId, span);
  return {
    works: worksOf(rows),
    timeZones: new Map(rows.filter(isScheduled).map((row) => [row.date, row.time_zone])),
  };
}

/** Whether somebody has an absence that shares time with a span. */
export async function isAbsent(db: Reader, personId: string, span: Omit<AbsenceSpan, "kind">): Promise<boolean> {
  const { fromDate, fromTime, toDate, toTime } = span;
  return (await selectOverlapping(db, [personId, fromDate, fromTime, toDate, toTime])).length > 0;
}

/** The instant of a time of day (`HH:MM`) on a date in a time zone. */
export const momentOf = (timeZone: string, date: string, time: string): string =>
  new Date(toInstant(timeZone, dayOf(date), minutesOf(time))).toISOString();
