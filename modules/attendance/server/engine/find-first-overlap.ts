import { dayLength } from "../../contract/written-time.ts";
import { findClockChanges } from "./find-clock-changes.ts";
import type { Period } from "./prepare-person.ts";
import { type PreparedZone, slotTimes } from "./prepare-zone.ts";
import { overlap } from "./resolve-schedule.ts";
import { offsetAt } from "./time-zone.ts";

/** A zone's slots as somebody has them: in a time zone, in some periods. */
export type Pattern = { zone: PreparedZone; timeZone: string; periods: readonly Period[] };

/** Slots of dates so far apart may still meet: two dates, over the widest time zones. */
const mostApart = 2;
/** A week holds every pair of weekdays; more, so that the dates beside it are inside as well. */
const aWeek = 7 + 2 * mostApart;
/** Patterns without an end are looked at this far, from their start or from 2020: rules of clocks are not known further. */
const horizon = 20 * 366;
const recently = 50 * 365;
/** Before 1970 nobody asks what the clocks did. */
const firstKnown = 0;

/**
 * Enough days to meet every overlap of two weekly patterns between two days: a week for each difference between the two
 * time zones' clocks, and the days around each change of a clock. In order, and laid out only as far as they are asked for:
 * most overlaps show in the first week.
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
  // A change late on the last day shows at the next midnight only.
  const begin = Math.max(from, firstKnown) - mostApart;
  const found = [one, other].flatMap((timeZone) => findClockChanges(timeZone, begin, last + mostApart));
  const changes = [...new Set(found)].toSorted((left, right) => left - right);
  const tried = new Set<number>();
  /** Whether a stretch has a difference of its own; known from then on if the stretch holds a whole week. */
  const isNew = (start: number, end: number): boolean => {
    const value = difference(start);
    if (tried.has(value)) return false;
    if (end - start >= aWeek) tried.add(value);
    return true;
  };
  isNew(from, changes[0] ?? last);
  for (const [index, change] of changes.entries()) {
    const rest = isNew(change + 1, changes[index + 1] ?? last) ? aWeek : 1;
    yield* upTo(change - mostApart - 1, change + mostApart + rest);
  }
}

function overlapIn(one: Pattern, other: Pattern, left: Period, right: Period): number | null {
  const from = Math.max(left.from, right.from - mostApart);
  const to = Math.min(left.to, right.to + mostApart);
  if (from > to) return null;
  for (const day of daysToTry(one.timeZone, other.timeZone, from, to)) {
    const slots = slotTimes(one.zone, one.timeZone, day);
    if (slots.length === 0) continue;
    for (let near = Math.max(day - mostApart, right.from); near <= Math.min(day + mostApart, right.to); near += 1) {
      if (slotTimes(other.zone, other.timeZone, near).some((slot) => slots.some((each) => overlap(each, slot))))
        return Math.max(day, near);
    }
  }
  return null;
}

/** The first date on which two patterns ask for the same time; null when they never do. */
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
