import type { DayState } from "#modules/attendance/contract/schemas-day.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { classNames } from "#ui/class-names.ts";
import tones from "../calendar/Days.module.css";
import { toneOfState } from "../use-day-words.ts";
import styles from "./Sheet.module.css";

export type Cell = Sheet["data"][number]["cells"][number];

/** A cell shows the state, or for a present person late arrival or early departure. */
export const cellStyles = [
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
export type CellStyle = (typeof cellStyles)[number];

/** Both late and early is shown as late; the cell's text contains both. */
export function cellStyleOf({ state, lateMinutes, earlyMinutes }: Cell): CellStyle {
  if (state !== "present") return state;
  if (lateMinutes > 0) return "late";
  return earlyMinutes > 0 ? "early" : "present";
}

/** The same tones as for days. */
export const toneOf: Record<CellStyle, DayTone> = { ...toneOfState, late: "warn", early: "warn" };

/** For an element with the tone in `data-tone`. */
export const letterClass = classNames(styles.letter, tones.tone);
