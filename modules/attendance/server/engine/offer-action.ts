import type { NextAction } from "../../contract/evaluation.ts";
import { type Attended, type JudgedPunches, rowKey } from "./judge-punches.ts";
import { dateUnscheduled } from "./place-punch.ts";
import type { PreparedRules } from "./prepare-rules.ts";
import type { Timeline } from "./trace-slots.ts";

const isOpen = (row: Attended | undefined): boolean => row?.sessions.at(-1)?.out === null;

/**
 * Returns the action that the button offers now. The schedule decides, not the last punch, so that a check-out
 * forgotten yesterday does not invert today's button.
 */
export function offerAction(
  rules: PreparedRules,
  timeline: Timeline,
  rows: JudgedPunches["rows"],
  now: number,
): NextAction {
  const slot = timeline.slotAt(now);
  if (slot !== null) return isOpen(rows.get(rowKey(slot.day, slot.number))) ? "checkOut" : "checkIn";
  const { day } = dateUnscheduled(rules, timeline, now, null);
  return isOpen(rows.get(rowKey(day, null))) ? "checkOut" : "checkIn";
}
