import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { firstDatesOf, type StoredDay } from "../days/queries.ts";
import { offsetAt, toInstant } from "../engine/time-zone.ts";
import { firstLive, readPersonDays } from "./list-days.ts";

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

const scheduleOf = (rows: readonly StoredDay[]): Schedule => ({
  works: worksOf(rows),
  holidays: new Set(rows.filter(({ state }) => holidays.has(state)).map(({ date }) => date)),
  timeZones: new Map(rows.filter(isScheduled).map((row) => [row.date, row.timeZone])),
});

/** Returns the dates on which a person works; future ones by the current rules. */
export async function readSchedule(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  span: { from: string; to: string },
): Promise<Schedule> {
  const { rows } = await readPersonDays(db, context, personId, span);
  return scheduleOf(rows);
}

/**
 * The same for some people (500 at most), each in a span, by the current rules: what days will be when their
 * recomputation has ended. Without people whose account is inactive: it is unknown when they would have worked.
 */
export async function readSchedules(
  db: Reader,
  context: AttendanceContext,
  spans: readonly { personId: string; from: string; to: string }[],
): Promise<Map<string, Schedule>> {
  const [from] = spans.map((span) => span.from).toSorted();
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return new Map();
  const at = now();
  const ids = spans.map(({ personId }) => personId);
  const loaded = await loadCases(db, context.rules, ids, { from, to });
  const firsts = new Map((await firstDatesOf(db, ids)).map(({ personId, date }) => [personId, date]));
  return new Map(
    spans.flatMap((span): [string, Schedule][] => {
      const person = loaded.people.get(span.personId);
      if (person?.isActive !== true) return [];
      // Before a person's first row no schedule is known.
      const begin = [firsts.get(span.personId) ?? firstLive(at), firstLive(at)].toSorted()[0] ?? span.from;
      const known = { from: begin > span.from ? begin : span.from, to: span.to, at };
      return [[span.personId, scheduleOf(known.from > known.to ? [] : judgeDays(loaded, person, known).rows)]];
    }),
  );
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
