// A date is the number of days since 1970-01-01.

const dayLength = 86_400_000;

/** Parses a valid `YYYY-MM-DD`. */
export const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayLength;

/** Formats a date as `YYYY-MM-DD`. */
export const writeDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * dayLength).getUTCFullYear();

/** Returns a date of the calendar; months and days beyond their range count on. Unlike `Date.UTC`, also before the year 100. */
export const dayFrom = (year: number, month: number, date: number): number =>
  new Date(0).setUTCFullYear(year, month, date) / dayLength;

/** The date so many months later, with the same day of month; where the month is shorter, its last day. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * dayLength);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const first = dayFrom(year, month, 1);
  const lastOfMonth = dayFrom(year, month + 1, 1) - first;
  return first + Math.min(date.getUTCDate(), lastOfMonth) - 1;
}
