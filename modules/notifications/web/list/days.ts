import type { Notification } from "#modules/notifications/contract/schemas.ts";

/** The notifications of one day; `distance` in days before today. */
export type Day = { day: string; distance: number; lines: Notification[] };

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Groups notifications, newest first, by civil day; `isoDate` uses the organisation's time zone. */
export function groupByDay(
  lines: readonly Notification[],
  isoDate: (when: string | Date) => string,
  now: Date = new Date(),
): Day[] {
  const today = dayNumber(isoDate(now));
  const days = Map.groupBy(lines, ({ latestAt }) => isoDate(latestAt));
  return [...days].map(([day, ofDay]) => ({ day, distance: today - dayNumber(day), lines: ofDay }));
}
