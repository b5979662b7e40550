import type { UiWeek, UiWeekday } from "../ui-context.ts";

const days: readonly UiWeekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Whether a date, `YYYY-MM-DD`, falls on the weekend. */
export function isWeekend(date: string, { weekend }: UiWeek): boolean {
  const day = days[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return day !== undefined && weekend.includes(day);
}
