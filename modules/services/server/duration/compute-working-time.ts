import { weekdays, type Weekday } from "#shared/weekdays.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { momentOf } from "#modules/attendance/server/index.ts";
import type { WorkingTime } from "../../contract/schemas-definition.ts";

// Working time: hours of days outside the weekend. A working day has 24 hours, since opening hours differ between
// offices; what matters is that a weekend never counts as delay.

const hour = 3_600_000;
const dayLength = 24 * hour;

export type WorkingDays = { timeZone: string; weekend: readonly Weekday[] };

export const hoursOf = ({ amount, unit }: WorkingTime): number => (unit === "days" ? amount * 24 : amount);

const nextDate = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayLength).toISOString().slice(0, 10);

const isWeekend = (date: string, { weekend }: WorkingDays): boolean => {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return weekday !== undefined && weekend.includes(weekday);
};

/** Part of one date, in milliseconds. */
type DayPart = { from: number; to: number; counts: boolean };

/** Yields the dates from an instant on, the first from that instant. */
function* dayPartsFrom(at: Date, days: WorkingDays): Generator<DayPart> {
  let from = at.getTime();
  let date = civilDateIn(days.timeZone, at);
  for (;;) {
    const next = nextDate(date);
    const to = Date.parse(momentOf(days.timeZone, next, "00:00"));
    yield { from, to, counts: !isWeekend(date, days) };
    from = to;
    date = next;
  }
}

/** Returns the instant after the given hours of working time. */
export function addWorkingHours(at: Date, hours: number, days: WorkingDays): Date {
  let left = hours * hour;
  for (const { from, to, counts } of dayPartsFrom(at, days)) {
    if (!counts) continue;
    if (left <= to - from) return new Date(from + left);
    left -= to - from;
  }
  throw new Error("Time ended.");
}

/** Returns the hours of working time between two instants. */
export function workingHoursBetween(from: Date, to: Date, days: WorkingDays): number {
  let sum = 0;
  for (const part of dayPartsFrom(from, days)) {
    const end = Math.min(part.to, to.getTime());
    if (part.counts) sum += Math.max(0, end - part.from);
    if (part.to >= to.getTime()) return sum / hour;
  }
  throw new Error("Time ended.");
}
