import type { Notification } from "#modules/notifications/contract/schemas.ts";

/** The lines of one day; `distance` is how many days ago it was. */
export type Day = { day: string; distance: number; lines: Notification[] };

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Lines, newest first, by the civil day they belong to, as `isoDate` tells it in the organisation's time zone. */
export function groupByDay(
  lines: readonly Notification[],
  isoDate: (when: string | Date) => string,
  now: Date = new Date(),
): Day[] {
  const today = dayNumber(isoDate(now));
  const days = new Map<string, Day>();
  for (const line of lines) {
    const day = isoDate(line.latestAt);
    const known = days.get(day);
    if (known === undefined) days.set(day, { day, distance: today - dayNumber(day), lines: [line] });
    else known.lines.push(line);
  }
  return [...days.values()];
}
