import type { Totals } from "../../contract/schemas-day.ts";
import type { StoredDay } from "../days/queries.ts";

/** What of a row is summed. */
export type SummedDay = Pick<
  StoredDay,
  "date" | "state" | "required_minutes" | "worked_minutes" | "late_minutes" | "early_minutes"
>;

/** The sums over some rows of one person; dates are counted once, however many slots they have. */
export function sumDays(rows: readonly SummedDay[]): Totals {
  const sum = (minutesOf: (row: SummedDay) => number): number => rows.reduce((all, row) => all + minutesOf(row), 0);
  const times = (holds: (row: SummedDay) => boolean): number => rows.filter(holds).length;
  const dates = (holds: (row: SummedDay) => boolean): number =>
    new Set(rows.filter(holds).map(({ date }) => date)).size;
  return {
    requiredMinutes: sum((row) => row.required_minutes),
    workedMinutes: sum((row) => row.worked_minutes),
    lateMinutes: sum((row) => row.late_minutes),
    earlyMinutes: sum((row) => row.early_minutes),
    lateTimes: times((row) => row.late_minutes > 0),
    earlyTimes: times((row) => row.early_minutes > 0),
    absentDays: dates(({ state }) => state === "absent"),
    incompleteDays: dates(({ state }) => state === "incomplete"),
    leaveDays: dates(({ state }) => state === "leave" || state === "halfLeave"),
    presentDays: dates((row) => row.worked_minutes > 0),
  };
}
