import { readPeriod } from "#modules/publications/contract/period.ts";
import { formatDate } from "#shared/dates.ts";
import { formatNumber } from "#shared/numbers.ts";
import type { Presentation } from "#shared/presentation.ts";

/** Formats a year in the reader's digits, without grouping. */
export const yearText = (presentation: Presentation, year: number): string =>
  formatNumber(presentation, year, { useGrouping: false });

/** Formats the period of a report, which is Gregorian; `quarter` formats a quarter of a year. */
export function periodText(
  presentation: Presentation,
  period: string,
  quarter: (values: { quarter: string; year: string }) => string,
): string {
  const read = readPeriod(period);
  if (read === null) return period;
  const year = yearText(presentation, read.year);
  if ("quarter" in read) return quarter({ quarter: String(read.quarter), year });
  return "month" in read ? formatDate(presentation, `${period}-15`, "month", "gregory") : year;
}
