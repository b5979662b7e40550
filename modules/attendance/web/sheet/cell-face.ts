import type { DayState } from "#modules/attendance/contract/schemas-day.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { toneOfState } from "../use-day-words.ts";

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

/** The colour of a face, which is that of its state everywhere. */
export const toneOf: Record<Face, DayTone> = { ...toneOfState, late: "warn", early: "warn" };
