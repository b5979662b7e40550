import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import { changesDaysOf, type Month } from "./api.ts";

/** `running` is the current month or a later one; `waiting` has days that are not final. The server checks it again. */
export type MonthState = "locked" | "running" | "computing" | "waiting" | "ready";

/** `today` is a civil date in the organisation's time zone. */
export function judgeMonth(
  { month, isLocked, provisionalDays }: Month,
  recomputations: readonly Recomputation[],
  today: string,
): MonthState {
  if (isLocked) return "locked";
  if (month >= today.slice(0, 7)) return "running";
  if (recomputations.some(changesDaysOf(month))) return "computing";
  return provisionalDays > 0 ? "waiting" : "ready";
}
