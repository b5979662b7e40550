import type { Absence } from "../../contract/evaluation.ts";
import { localTimeOf } from "../../contract/written-time.ts";
import { toInstant } from "./time-zone.ts";

export type Range = { start: number; end: number };

export type PreparedAbsence = {
  absence: Absence;
  /** Local dates of both ends. */
  fromDay: number;
  toDay: number;
  /** From 00:00 to 23:59: whole days, to the end of the last. */
  isWholeDays: boolean;
  /** The absence's hours at a site in this time zone. */
  rangeIn(timeZone: string): Range;
};

const lastMinute = 1439;

export function prepareAbsence(absence: Absence): PreparedAbsence {
  const from = localTimeOf(absence.from);
  const to = localTimeOf(absence.to);
  const isWholeDays = from.minutes === 0 && to.minutes === lastMinute;
  return {
    absence,
    fromDay: from.day,
    toDay: to.day,
    isWholeDays,
    rangeIn: (timeZone) => ({
      start: toInstant(timeZone, from.day, from.minutes),
      end: toInstant(timeZone, to.day, isWholeDays ? lastMinute + 1 : to.minutes),
    }),
  };
}

export const isOnDates = ({ fromDay, toDay }: PreparedAbsence, day: number): boolean => fromDay <= day && day <= toDay;

/** Merges ranges that overlap or touch, so that hours requested twice count once. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** Returns whether no fence applies: whole days of mission or remote work apply by date, hours by time. */
export const isAwayAt = (
  absences: readonly PreparedAbsence[],
  { day, timeZone, instant }: { day: number; timeZone: string; instant: number },
): boolean =>
  absences.some((each) => {
    if (each.absence.kind !== "mission" && each.absence.kind !== "remote") return false;
    if (each.isWholeDays) return isOnDates(each, day);
    const { start, end } = each.rangeIn(timeZone);
    return start <= instant && instant <= end;
  });
