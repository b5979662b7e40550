import type { Reader } from "#platform/database/database.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import type { StoredDay } from "../days/queries.ts";
import { offsetAt, toInstant } from "../engine/time-zone.ts";
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

const clockIn = (timeZone: string, instant: number): string =>
  new Date(instant + offsetAt(timeZone, instant)).toISOString().slice(11, 16);

/**
 * Returns the hours of a half of a date, `HH:MM`: of the person's working time, from the first start to the last end; of
 * the day without working time. Of a night, what lies after midnight belongs to no half.
 */
export async function readHalf(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  date: string,
  half: "morning" | "afternoon",
): Promise<{ fromTime: string; toTime: string }> {
  const span = { from: date, to: date };
  const loaded = await loadCases(db, context.rules, [personId], span);
  const person = loaded.people.get(personId);
  // Another half of the date would have moved the working time.
  const bare = person === undefined ? null : { ...person, case: { ...person.case, absences: [] } };
  const rows = bare === null ? [] : judgeDays(loaded, bare, span).rows;
  const slots = rows.filter(({ slotStart, slotEnd }) => slotStart !== null && slotEnd !== null);
  const [zone] = slots.map((row) => row.timeZone);
  if (zone === undefined) {
    return half === "morning" ? { fromTime: "00:00", toTime: "12:00" } : { fromTime: "12:00", toTime: "23:59" };
  }
  const start = Math.min(...slots.map(({ slotStart }) => Date.parse(slotStart ?? "")));
  const midnight = toInstant(zone, dayOf(date) + 1, 0) - 60_000;
  const end = Math.min(midnight, Math.max(...slots.map(({ slotEnd }) => Date.parse(slotEnd ?? ""))));
  const [from, middle, to] = [start, (start + end) / 2, end].map((instant) => clockIn(zone, instant));
  const [fromTime = "00:00", toTime = "23:59"] = half === "morning" ? [from, middle] : [middle, to];
  return { fromTime, toTime };
}

/** Returns the instant of a time of day (`HH:MM`) on a date in a time zone. */
export const momentOf = (timeZone: string, date: string, time: string): string =>
  new Date(toInstant(timeZone, dayOf(date), minutesOf(time))).toISOString();
