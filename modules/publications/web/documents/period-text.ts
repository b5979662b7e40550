import { readPeriod } from "#modules/publications/contract/period.ts";
import { formatDate } from "#shared/dates.ts";
import { formatNumber } from "#shared/numbers.ts";
import type { Presentation } from "#shared/presentation.ts";

/** A year as it is said: in the reader's digits, without a mark for thousands. */
export const yearText = (presentation: Presentation, year: number): string =>
  formatNumber(presentation, year, { useGrouping: false });

/** What a report is about, in the reader's words; periods are Gregorian. `quarter` says which quarter of which year. */
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
