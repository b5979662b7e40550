import type { RecountedDay, RecountReason } from "./recounted-day.ts";

/** Groups dates of leave that was counted again by what they are now; `sum` is without a sign. */
export const byReason = (days: readonly RecountedDay[]): { why: RecountReason; sum: number; dates: string[] }[] =>
  [...Map.groupBy(days, ({ why }) => why)].map(([why, own]) => ({
    why,
    sum: own.reduce((halves, day) => halves + Math.abs(Math.round(day.days * 2)), 0) / 2,
    dates: own.map(({ date }) => date),
  }));
