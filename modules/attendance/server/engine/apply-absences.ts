import type { Absence } from "../../contract/evaluation.ts";
import { mergeRanges, isOnDates, type PreparedAbsence, type Range } from "./prepare-absences.ts";
import type { GivenAssignment } from "./prepare-person.ts";
import type { PreparedZone } from "./prepare-zone.ts";

/** A slot of a person's date; instants, and lengths in milliseconds. */
export type PlannedSlot = {
  day: number;
  /** Numbered from 1, by start. */
  number: number;
  zone: PreparedZone;
  timeZone: string;
  given: readonly GivenAssignment[];
  start: number;
  end: number;
  /** Required presence: start and end, moved by permissions. */
  dueStart: number;
  dueEnd: number;
  /** Required time removed inside the slot. */
  reducedBy: number;
  breakMinutes: number;
  opens: number;
  closes: number;
  /** Closing before trimming: until then an out belongs to the session open in this slot. */
  lasts: number;
  leave: boolean;
  halfLeave: boolean;
  fenceFree: boolean;
  absences: readonly Absence[];
};

// Section 2.5 of the rules: approved absences change a slot in a fixed order.

const touches = (range: Range, slot: Range): boolean => range.start < slot.end && slot.start < range.end;

type Remaining = { slot: Range; inside: number } | null;

/**
 * Subtracts ranges from a slot: a range that touches its start or end moves it, one inside only reduces its length.
 * Returns null if a range covers the whole slot.
 */
function subtractRanges(slot: Range, ranges: readonly Range[]): Remaining {
  let { start, end } = slot;
  let inside = 0;
  for (const range of mergeRanges(ranges).filter((each) => touches(each, slot))) {
    const atStart = range.start <= slot.start;
    const atEnd = range.end >= slot.end;
    if (atStart && atEnd) return null;
    if (atStart) start = range.end;
    else if (atEnd) end = range.start;
    else inside += range.end - range.start;
  }
  return { slot: { start, end }, inside };
}

function applyHalfLeave(slot: PlannedSlot, absences: readonly PreparedAbsence[]): void {
  const ranges = absences.map((each) => each.rangeIn(slot.timeZone));
  const remaining = subtractRanges(slot, ranges);
  if (remaining === null) {
    slot.leave = true;
    return;
  }
  // The remaining half is a separate slot, with a window, lateness and clipping of its own.
  slot.halfLeave = true;
  slot.start = remaining.slot.start;
  slot.end = remaining.slot.end;
  slot.reducedBy = remaining.inside;
}

function applyPermissions(slot: PlannedSlot, absences: readonly PreparedAbsence[]): void {
  const ranges = absences.map((each) => each.rangeIn(slot.timeZone));
  const remaining = subtractRanges(slot, ranges);
  if (remaining === null) {
    slot.leave = true;
    return;
  }
  slot.dueStart = remaining.slot.start;
  slot.dueEnd = remaining.slot.end;
  slot.reducedBy += remaining.inside;
}

/** Changes the slot by the absences that apply to it and records them as its reasons. */
export function applyAbsences(slot: PlannedSlot, absences: readonly PreparedAbsence[]): void {
  const hours: Range = { start: slot.start, end: slot.end };
  const applicable = absences.filter((each) => {
    // Leave, and whole days of mission and remote work, apply by the slot's date; hours apply by time.
    const byDate = each.absence.kind === "leave" || (each.isWholeDays && isAway(each));
    return byDate ? isOnDates(each, slot.day) : touches(each.rangeIn(slot.timeZone), hours);
  });
  if (applicable.length === 0) return;
  slot.absences = applicable.map(({ absence }) => absence);
  const of = (kind: string) => applicable.filter(({ absence }) => absence.kind === kind);
  const halfLeaves = of("halfLeave");
  const permissions = of("permission");
  slot.fenceFree = applicable.some(isAway);
  if (of("leave").length > 0) slot.leave = true;
  if (halfLeaves.length > 0) applyHalfLeave(slot, halfLeaves);
  slot.dueStart = slot.start;
  slot.dueEnd = slot.end;
  if (permissions.length > 0) applyPermissions(slot, permissions);
}

const isAway = ({ absence: { kind } }: PreparedAbsence): boolean => kind === "mission" || kind === "remote";
