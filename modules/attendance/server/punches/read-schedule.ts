import type { Reader } from "#platform/database/database.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";
import { selectOverlapping } from "../absences/queries.ts";
import type { AbsenceSpan } from "../absences/policy.ts";
import type { AttendanceContext } from "../context.ts";
import { toInstant } from "../engine/time-zone.ts";
import { readPersonDays } from "./list-days.ts";

/** What somebody's schedule says of some dates. */
export type Schedule = {
  /** The dates with hours of work; null when no schedule says anything of any of them. */
  workingDates: string[] | null;
  /** Of the place of work by date, where a schedule names one. */
  timeZones: ReadonlyMap<string, string>;
};

const withoutWork: ReadonlySet<string> = new Set(["off", "holiday", "unscheduled"]);

/** Which of some dates somebody works on; those to come as the rules are at this moment. */
export async function readSchedule(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  span: { from: string; to: string },
): Promise<Schedule> {
  const { rows } = await readPersonDays(db, context, personId, span);
  // On a day off an assignment shows in the places where one could punch.
  const scheduled = rows.filter(({ slot, permitted_locations: places }) => slot > 0 || places.length > 0);
  const working = rows.filter(({ state }) => !withoutWork.has(state)).map(({ date }) => date);
  return {
    workingDates: scheduled.length === 0 ? null : [...new Set(working)],
    timeZones: new Map(scheduled.map((row) => [row.date, row.time_zone])),
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
