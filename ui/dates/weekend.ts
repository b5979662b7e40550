import type { UiWeek, UiWeekday } from "../ui-context.ts";

const days: readonly UiWeekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Days from a weekday to that of a date, 0 to 6. */
export const daysSince = (first: UiWeekday, date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() - days.indexOf(first) + 7) % 7;

/** Returns whether a date, `YYYY-MM-DD`, falls on the weekend. */
export function isWeekend(date: string, { weekend }: UiWeek): boolean {
  return weekend.some((day) => daysSince(day, date) === 0);
}
