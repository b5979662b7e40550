import type { Reader } from "#platform/database/database.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import type { StoredDay } from "../days/queries.ts";
import { toInstant } from "../engine/time-zone.ts";
import { readPersonDays } from "./list-days.ts";

export type Schedule = {
  /** Whether the person works, by date; only dates with a schedule or a holiday. */
  works: ReadonlyMap<string, boolean>;
  /** Dates that an exception day frees. */
  holidays: ReadonlySet<string>;
  /** Time zone of the place of work by date, if a schedule names one. */
  timeZones: ReadonlyMap<string, string>;
};

const holidays: ReadonlySet<string> = new Set(["holiday", "workedOnDayOff"]);
const withoutWork: ReadonlySet<string> = new Set([...holidays, "off", "unscheduled"]);

type Row = Pick<StoredDay, "date" | "slot" | "permittedLocations" | "state">;

// On a day off, the permitted locations show that there is an assignment.
const isScheduled = ({ slot, permittedLocations: places }: Row): boolean => slot > 0 || places.length > 0;

/** Returns whether rows have working hours, by date; only dates with a schedule or a holiday. */
export function worksOf(rows: readonly Row[]): Map<string, boolean> {
  const known = rows.filter((row) => isScheduled(row) || holidays.has(row.state));
  const working = new Set(rows.filter(({ state }) => !withoutWork.has(state)).map(({ date }) => date));
  return new Map(known.map(({ date }) => [date, working.has(date)]));
}

/** Returns the dates on which a person works; future ones by the current rules. */
export async function readSchedule(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  span: { from: string; to: string },
): Promise<Schedule> {
  const { rows } = await readPersonDays(db, context, personId, span);
  return {
    works: worksOf(rows),
    holidays: new Set(rows.filter(({ state }) => holidays.has(state)).map(({ date }) => date)),
    timeZones: new Map(rows.filter(isScheduled).map((row) => [row.date, row.timeZone])),
  };
}

/** Returns the instant of a time of day (`HH:MM`) on a date in a time zone. */
export const momentOf = (timeZone: string, date: string, time: string): string =>
  new Date(toInstant(timeZone, dayOf(date), minutesOf(time))).toISOString();
