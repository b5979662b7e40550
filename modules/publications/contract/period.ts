/** Period of a report: a year, quarter or month. Written `2026`, `2026-Q1` or `2026-03`. */
export type Period = { year: number } | { year: number; quarter: number } | { year: number; month: number };

/** Years from 2000 to 2099. */
export const periodPattern = /^20\d\d(-(Q[1-4]|0[1-9]|1[0-2]))?$/;

/** Parses a period; null if it is invalid. */
export function readPeriod(text: string): Period | null {
  if (!periodPattern.test(text)) return null;
  const year = Number(text.slice(0, 4));
  if (text.length === 4) return { year };
  return text[5] === "Q" ? { year, quarter: Number(text.slice(6)) } : { year, month: Number(text.slice(5)) };
}

export function writePeriod(period: Period): string {
  const year = String(period.year);
  if ("quarter" in period) return `${year}-Q${period.quarter}`;
  return "month" in period ? `${year}-${String(period.month).padStart(2, "0")}` : year;
}
