import { weekdays, type Weekday } from "#shared/weekdays.ts";
import { addDays } from "#ui/dates/add-days.ts";

export type Period = "week" | "month";
export type Span = { from: string; to: string; dates: string[]; before: string; after: string };

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns the first date of a Gregorian month that is some months from that of a date. */
function monthFrom(date: string, months: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the week or the Gregorian month of a date, and a date of the one before and after it. */
export function planSpan(period: Period, on: string, firstDay: Weekday): Span {
  const since = (weekdayOf(on) - weekdays.indexOf(firstDay) + 7) % 7;
  const from = period === "week" ? addDays(on, -since) : monthFrom(on, 0);
  const to = period === "week" ? addDays(from, 6) : addDays(monthFrom(on, 1), -1);
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return {
    from,
    to,
    dates: Array.from({ length: count }, (_, at) => addDays(from, at)),
    before: period === "week" ? addDays(from, -7) : monthFrom(on, -1),
    after: addDays(to, 1),
  };
}
