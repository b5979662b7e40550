import type { DayState } from "#modules/attendance/contract/schemas-day.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";

export type Cell = Sheet["data"][number]["cells"][number];

/** What a cell shows: a state, or of somebody who was there that they came late or left early. */
export const faces = [
  "present",
  "late",
  "early",
  "halfDay",
  "absent",
  "incomplete",
  "leave",
  "halfLeave",
  "off",
  "holiday",
  "workedOnDayOff",
  "unscheduled",
  "scheduled",
] as const satisfies readonly (DayState | "late" | "early")[];
export type Face = (typeof faces)[number];

/** Both late and early is shown as late; the words of the cell say both. */
export function faceOf({ state, lateMinutes, earlyMinutes }: Cell): Face {
  if (state !== "present") return state;
  if (lateMinutes > 0) return "late";
  return earlyMinutes > 0 ? "early" : "present";
}

export type FaceTone = "good" | "warn" | "bad" | "calm" | "quiet";

export const toneOf: Record<Face, FaceTone> = {
  present: "good",
  late: "warn",
  early: "warn",
  halfDay: "warn",
  absent: "bad",
  incomplete: "bad",
  leave: "calm",
  halfLeave: "calm",
  off: "quiet",
  holiday: "calm",
  workedOnDayOff: "good",
  unscheduled: "good",
  scheduled: "quiet",
};
