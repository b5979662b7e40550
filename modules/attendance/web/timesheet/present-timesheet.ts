import { isoDateTime } from "#shared/dates.ts";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { datesOf } from "../months/month-dates.ts";

/** The same digits and clock for both languages. */
export const clockOf = (at: string | null, timeZone: string): string =>
  at === null ? "" : isoDateTime(at, timeZone).slice(-5);

/** Returns `8:05`; nothing for no minutes. */
export const hoursOf = (minutes: number): string =>
  minutes === 0 ? "" : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** A line of the sheet: a row of a date, the first of them with the date; null for a date without any. */
export type TimesheetLine = { date: string; isFirst: boolean; day: AttendanceDay | null };

/** Returns a line for every date of a month. */
export function listLines(month: string, days: readonly AttendanceDay[]): TimesheetLine[] {
  const byDate = Map.groupBy(days, ({ date }) => date);
  return datesOf(month).flatMap((date): TimesheetLine[] =>
    (byDate.get(date) ?? [null]).map((day, place) => ({ date, isFirst: place === 0, day })),
  );
}
