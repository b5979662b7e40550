import type { TakenDay } from "../../contract/evaluation.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import type { CountedDay } from "../uses/judge-dates.ts";

/**
 * Returns what differs between the days that a leave has taken and the dates as they count now, in order; nothing of
 * locked months, `YYYY-MM`. Only of the dates that are counted.
 */
export function compareDays(
  taken: readonly TakenDay[],
  counted: readonly CountedDay[],
  locked: ReadonlySet<string>,
): RecountedDay[] {
  const parts = new Map(taken.map(({ date, part }) => [date, part]));
  return counted.flatMap(({ date, part, why }): RecountedDay[] => {
    if (locked.has(date.slice(0, 7))) return [];
    const stored = parts.get(date);
    // As when leave is entered: days outside employment are taken.
    const counts = why === null || why === "outsideEmployment";
    if (counts) return stored === undefined ? [{ date, days: -part, why: "workDay" }] : [];
    return stored === undefined ? [] : [{ date, days: stored, why }];
  });
}

type Dates = { from: string; to: string };

/** Returns the dates that two spans share, null: open ended; null if they share none. */
export function sharedDates(leave: Dates, span: { from: string | null; to: string | null }): Dates | null {
  const from = span.from !== null && span.from > leave.from ? span.from : leave.from;
  const to = span.to !== null && span.to < leave.to ? span.to : leave.to;
  return from <= to ? { from, to } : null;
}
