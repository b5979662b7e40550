import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { isoDateTime } from "#shared/dates.ts";

/** A missing check-in or check-out: its date, and its time `HH:MM` if known, in the time zone of its location. */
export type Missing = { kind: "in" | "out"; day: string; time?: string };

export function missingOf({ kind, at }: { kind: "in" | "out"; at: string }, timeZone: string): Missing {
  const [day = "", time = ""] = isoDateTime(at, timeZone).split(" ");
  return { kind, day, time };
}

/** Returns whether a punch refused for this reason can be requested as a correction. */
export const isCorrectable = (refusal: string | null): boolean =>
  ["outside_fence", "not_assigned_here", "accuracy_too_low", "position_missing", "too_late"].includes(refusal ?? "");

/** Returns the punch most likely missing, at its scheduled time; null if none is, or it is too early to know. */
export function suggestCorrection(row: AttendanceDay, now: number): Missing | null {
  const { slotStart, slotEnd, firstIn, lastOut, state, lateMinutes, earlyMinutes, date, timeZone } = row;
  if (slotStart === null || slotEnd === null) return null;
  const missing = (kind: "in" | "out", at: string): Missing => {
    const { day, time } = missingOf({ kind, at }, timeZone);
    // A night ends on the next date; a future time is not suggested.
    return Date.parse(at) > now ? { kind, day: date } : { kind, day, ...(time === undefined ? {} : { time }) };
  };
  if (state === "absent" && firstIn === null) return missing("in", slotStart);
  if (state === "incomplete")
    return firstIn !== null && lastOut === null ? missing("out", slotEnd) : missing("in", slotStart);
  if (lateMinutes > 0) return missing("in", slotStart);
  return earlyMinutes > 0 ? missing("out", slotEnd) : null;
}
