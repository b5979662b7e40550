import type { Totals } from "../../contract/schemas-day.ts";
import type { StoredDay } from "../days/queries.ts";

export type SummedDay = Pick<
  StoredDay,
  "date" | "state" | "requiredMinutes" | "workedMinutes" | "lateMinutes" | "earlyMinutes"
>;

type DateCount = "absentDays" | "incompleteDays" | "leaveDays" | "presentDays";

/** Sums rows of one person, ordered by date; a date is counted once, regardless of its number of slots. */
export function sumDays(rows: readonly SummedDay[]): Totals {
  const totals: Totals = {
    requiredMinutes: 0,
    workedMinutes: 0,
    lateMinutes: 0,
    earlyMinutes: 0,
    lateTimes: 0,
    earlyTimes: 0,
    absentDays: 0,
    incompleteDays: 0,
    leaveDays: 0,
    presentDays: 0,
  };
  const last: Partial<Record<DateCount, string>> = {};
  const count = (what: DateCount, date: string): void => {
    if (last[what] !== date) totals[what] += 1;
    last[what] = date;
  };
  for (const row of rows) {
    const { state, date } = row;
    totals.requiredMinutes += row.requiredMinutes;
    totals.workedMinutes += row.workedMinutes;
    totals.lateMinutes += row.lateMinutes;
    totals.earlyMinutes += row.earlyMinutes;
    if (row.lateMinutes > 0) totals.lateTimes += 1;
    if (row.earlyMinutes > 0) totals.earlyTimes += 1;
    if (state === "absent") count("absentDays", date);
    if (state === "incomplete") count("incompleteDays", date);
    if (state === "leave" || state === "halfLeave") count("leaveDays", date);
    if (row.workedMinutes > 0) count("presentDays", date);
  }
  return totals;
}
