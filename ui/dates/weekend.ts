import type { UiWeek, UiWeekday } from "../ui-context.ts";

const days: readonly UiWeekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Returns the number of days, 0 to 6, from weekday `first` to the date's weekday. */
export const daysSince = (first: UiWeekday, date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() - days.indexOf(first) + 7) % 7;

/** Returns whether a date, `YYYY-MM-DD`, is on the weekend. */
export function isWeekend(date: string, { weekend }: UiWeek): boolean {
  return weekend.some((day) => daysSince(day, date) === 0);
}
