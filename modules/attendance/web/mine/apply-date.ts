import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { isoDate } from "#shared/dates.ts";

/** Returns whether the answer is of the date of an instant (milliseconds). */
export const isOfDate = ({ now, timeZone }: Pick<Today, "now" | "timeZone">, instant: number): boolean =>
  isoDate(new Date(now), timeZone) === isoDate(new Date(instant), timeZone);

/** Derives the day of an instant from an earlier answer: the hours that were next, and a slot that is still open. */
export function carryForward(today: Today, instant: number): Today {
  if (isOfDate(today, instant)) return today;
  const date = isoDate(new Date(instant), today.timeZone);
  const lasting = today.days.filter(
    ({ firstIn, windowCloses }) => firstIn !== null && windowCloses !== null && Date.parse(windowCloses) >= instant,
  );
  const { next } = today;
  return {
    ...today,
    days: next?.date === date ? [...lasting, next] : lasting,
    punches: lasting.length > 0 ? today.punches : [],
    nextAction: lasting.length > 0 ? today.nextAction : "checkIn",
    next: next !== null && next.date > date ? next : null,
  };
}
