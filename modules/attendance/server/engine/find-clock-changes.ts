import { dayLength } from "../../contract/written-time.ts";
import { offsetAt } from "./time-zone.ts";

const daysInYear = 365;
const known = new Map<string, number[]>();

/** The days in a range on which the offset at midnight UTC differs from that of the day before. */
function changesBetween(timeZone: string, from: number, to: number): number[] {
  const offset = (day: number) => offsetAt(timeZone, day * dayLength);
  const changes: number[] = [];
  // Assumes that an offset lasts at least a week after a change.
  for (let start = from; start < to; start += 7) {
    const end = Math.min(start + 7, to);
    if (offset(start) === offset(end)) continue;
    let [low, high] = [start, end];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

/** Returns the days of a time zone's clock changes between two days, in order; cached in stretches of 365 days. */
export function findClockChanges(timeZone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  for (let stretch = Math.floor(from / daysInYear); stretch <= Math.floor(to / daysInYear); stretch += 1) {
    const key = `${timeZone} ${stretch}`;
    let found = known.get(key);
    if (found === undefined) {
      found = changesBetween(timeZone, stretch * daysInYear, (stretch + 1) * daysInYear);
      known.set(key, found);
    }
    changes.push(...found.filter((day) => from <= day && day <= to));
  }
  return changes;
}
