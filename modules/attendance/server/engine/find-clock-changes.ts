import { dayLength } from "../../contract/written-time.ts";
import { offsetAt } from "./time-zone.ts";

const daysInYear = 365;
const known = new Map<string, number[]>();

/** The days from one to another on which the offset differs from that of the day before, at midnight UTC. */
function changesBetween(timeZone: string, from: number, to: number): number[] {
  const offset = (day: number) => offsetAt(timeZone, day * dayLength);
  const changes: number[] = [];
  // Clocks that have changed stay so for a week at least.
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

/** The days around which a time zone's clocks change, in order, between two days; found in stretches of 365 days and remembered. */
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
