import { weekdays } from "#shared/weekdays.ts";
import type { CaseError } from "#shared/case.ts";
import type { Zone } from "../../contract/evaluation.ts";
import { hoursOf } from "./prepare-zone.ts";

const minutesInDay = 1440;
const minutesInWeek = 7 * minutesInDay;

type Placed = { at: number; start: number; end: number };

/** Returns whether two slots of the week overlap; one that ends on Sunday morning also meets the start of the week. */
const meets = (one: Placed, other: Placed): boolean =>
  [-minutesInWeek, 0, minutesInWeek].some((turn) => one.start + turn < other.end && other.start < one.end + turn);

/** Checks the rules between fields of a zone (section 1). `path` is prefixed to the paths of the errors. */
export function checkZone(path: string, zone: Zone): CaseError[] {
  const errors: CaseError[] = [];
  const add = (field: string, code: string, message: string) => {
    errors.push({ path: `${path}.${field}`, code, message });
  };
  if (zone.endDate !== null && zone.endDate < zone.startDate) add("endDate", "end_before_start", "is before startDate");
  const placed: Placed[] = [];
  for (const [at, day] of zone.days.entries()) {
    if (day.start === day.end) {
      add(`days.${at}.end`, "end_equals_start", "is the same as the start");
      continue;
    }
    const { start, end } = hoursOf(day.start, day.end);
    if (end - start + zone.opensBefore + zone.closesAfter >= minutesInDay) {
      add(`days.${at}`, "slot_too_long", "lasts 24 hours or more with its windows");
    }
    const midnight = weekdays.indexOf(day.weekday) * minutesInDay;
    const slot = { at, start: midnight + start, end: midnight + end };
    if (placed.some((other) => meets(slot, other))) add(`days.${at}`, "overlapping_slots", "overlaps another slot");
    placed.push(slot);
  }
  return errors;
}
