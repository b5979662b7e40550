import { dayLength } from "../../contract/written-time.ts";
import { findClockChanges } from "./find-clock-changes.ts";
import type { Period } from "./prepare-person.ts";
import { type PreparedZone, slotTimes } from "./prepare-zone.ts";
import { overlap } from "./resolve-schedule.ts";
import { offsetAt } from "./time-zone.ts";

/** A zone's slots in a time zone, within some periods. */
export type Pattern = { zone: PreparedZone; timeZone: string; periods: readonly Period[] };

/** Dates this far apart may still overlap: two dates, across the widest time zones. */
const maxApart = 2;
/** A week covers every pair of weekdays; the margin includes the adjacent dates. */
const aWeek = 7 + 2 * maxApart;
/** Open-ended patterns are checked this far from their start, or from 2020: clock rules are not known further ahead. */
const horizon = 20 * 366;
const recently = 50 * 365;
/** Clock changes before 1970 are ignored. */
const firstKnown = 0;

/**
 * Yields, in order, enough days to find every overlap of two weekly patterns between two days: a week for each
 * difference between the two time zones' offsets, and the days around each clock change. Lazy: most overlaps are in the
 * first week.
 */
function* daysToTry(one: string, other: string, from: number, to: number): Generator<number> {
  const last = Math.min(to, Math.max(from, recently) + horizon);
  let next = from;
  function* upTo(start: number, end: number): Generator<number> {
    for (next = Math.max(next, start); next <= Math.min(end, last); next += 1) yield next;
  }
  yield* upTo(from, from + aWeek);
  if (next > last) return;
  const difference = (day: number) => offsetAt(one, day * dayLength) - offsetAt(other, day * dayLength);
  // A change late on the last day shows only at the next midnight.
  const begin = Math.max(from, firstKnown) - maxApart;
  const found = [one, other].flatMap((timeZone) => findClockChanges(timeZone, begin, last + maxApart));
  const changes = [...new Set(found)].toSorted((left, right) => left - right);
  const tried = new Set<number>();
  /** Returns whether a stretch has an untried offset difference; marks it as tried if it covers a whole week. */
  const isNew = (start: number, end: number): boolean => {
    const value = difference(start);
    if (tried.has(value)) return false;
    if (end - start >= aWeek) tried.add(value);
    return true;
  };
  isNew(from, changes[0] ?? last);
  for (const [index, change] of changes.entries()) {
    const rest = isNew(change + 1, changes[index + 1] ?? last) ? aWeek : 1;
    yield* upTo(change - maxApart - 1, change + maxApart + rest);
  }
}

function overlapIn(one: Pattern, other: Pattern, left: Period, right: Period): number | null {
  const from = Math.max(left.from, right.from - maxApart);
  const to = Math.min(left.to, right.to + maxApart);
  if (from > to) return null;
  for (const day of daysToTry(one.timeZone, other.timeZone, from, to)) {
    const slots = slotTimes(one.zone, one.timeZone, day);
    if (slots.length === 0) continue;
    for (let near = Math.max(day - maxApart, right.from); near <= Math.min(day + maxApart, right.to); near += 1) {
      if (slotTimes(other.zone, other.timeZone, near).some((slot) => slots.some((each) => overlap(each, slot))))
        return Math.max(day, near);
    }
  }
  return null;
}

/** Returns the first date on which two patterns overlap; null if they never do. */
export function findFirstOverlap(one: Pattern, other: Pattern): number | null {
  let first: number | null = null;
  for (const left of one.periods) {
    for (const right of other.periods) {
      const found = overlapIn(one, other, left, right);
      if (found !== null && (first === null || found < first)) first = found;
    }
  }
  return first;
}
