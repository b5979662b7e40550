import { weekdays, type Weekday } from "#shared/weekdays.ts";
import type { Zone } from "../../contract/evaluation.ts";
import { layers } from "../../contract/kinds.ts";
import { dayOf, minuteLength, minutesOf } from "../../contract/written-time.ts";
import { toInstant } from "./time-zone.ts";

/** Hours of a slot as entered: minutes since midnight of its date; past 1440 on the next day. */
export type SlotHours = { start: number; end: number; breakMinutes: number };

/** Hours of a slot on one date in one time zone: instants. */
export type SlotTimes = { start: number; end: number; breakMinutes: number };

/** A zone prepared for judging: dates as days, allowances and windows in milliseconds, hours by weekday. */
export type PreparedZone = Omit<
  Zone,
  "startDate" | "endDate" | "checkInAllowance" | "checkOutAllowance" | "opensBefore" | "closesAfter" | "days"
> & {
  layerRank: number;
  startDay: number;
  /** Infinity for an open end, which also makes the zone the longest. */
  endDay: number;
  checkInAllowance: number;
  checkOutAllowance: number;
  opensBefore: number;
  closesAfter: number;
  /** Seven lists, Sunday first, each by start. */
  weekly: readonly (readonly SlotHours[])[];
  /** The most frequent set of slots. */
  usual: readonly SlotHours[];
  times: Map<string, Map<number, readonly SlotTimes[]>>;
};

/** Sunday is 0. 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Parses start and end; an end not after the start is on the next day. */
export function hoursOf(start: string, end: string, breakMinutes = 0): SlotHours {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return { start: from, end: to > from ? to : to + 1440, breakMinutes };
}

/** Returns a slot's instants. In a clock gap (02:30-03:10 where 02:00 becomes 03:00) its length is 0, not negative. */
export function timesOf(hours: SlotHours, timeZone: string, day: number): SlotTimes {
  const start = toInstant(timeZone, day, hours.start);
  const end = toInstant(timeZone, day, hours.end);
  return { start, end: Math.max(start, end), breakMinutes: hours.breakMinutes };
}

/** The set of slots that most weekdays share; of equally frequent ones, the first in the organisation's week. */
function findUsual(weekly: readonly (readonly SlotHours[])[], firstDayOfWeek: Weekday): readonly SlotHours[] {
  const first = weekdays.indexOf(firstDayOfWeek);
  const sets = new Map<string, { hours: readonly SlotHours[]; count: number }>();
  for (let at = 0; at < 7; at += 1) {
    const hours = weekly[(first + at) % 7] ?? [];
    if (hours.length === 0) continue;
    const key = JSON.stringify(hours);
    sets.set(key, { hours, count: (sets.get(key)?.count ?? 0) + 1 });
  }
  let usual: { hours: readonly SlotHours[]; count: number } = { hours: [], count: 0 };
  for (const set of sets.values()) if (set.count > usual.count) usual = set;
  return usual.hours;
}

export function prepareZone(zone: Zone, firstDayOfWeek: Weekday): PreparedZone {
  const weekly = weekdays.map((weekday) =>
    zone.days
      .filter((each) => each.weekday === weekday)
      .map(({ start, end, breakMinutes }) => hoursOf(start, end, breakMinutes))
      .toSorted((one, other) => one.start - other.start || one.end - other.end),
  );
  const { startDate, endDate, days: _days, ...rest } = zone;
  return {
    ...rest,
    layerRank: layers.indexOf(zone.layer),
    startDay: dayOf(startDate),
    endDay: endDate === null ? Infinity : dayOf(endDate),
    checkInAllowance: zone.checkInAllowance * minuteLength,
    checkOutAllowance: zone.checkOutAllowance * minuteLength,
    opensBefore: zone.opensBefore * minuteLength,
    closesAfter: zone.closesAfter * minuteLength,
    weekly,
    usual: findUsual(weekly, firstDayOfWeek),
    times: new Map(),
  };
}

/** Returns a zone's slots on a date, regardless of the zone's own dates; cached, as all employees share them. */
export function slotTimes(zone: PreparedZone, timeZone: string, day: number): readonly SlotTimes[] {
  let byDay = zone.times.get(timeZone);
  if (byDay === undefined) {
    byDay = new Map();
    zone.times.set(timeZone, byDay);
  }
  const known = byDay.get(day);
  if (known !== undefined) return known;
  const hours = zone.weekly[weekdayOf(day)] ?? [];
  const times = hours.map((each) => timesOf(each, timeZone, day));
  byDay.set(day, times);
  return times;
}
