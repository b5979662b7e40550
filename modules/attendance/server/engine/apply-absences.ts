import { mergeRanges, isOnDates, type PreparedAbsence, type Range } from "./prepare-absences.ts";
import type { PlannedSlot } from "./plan-day.ts";

// Section 2.5 of the rules: what a person's approved absences make of a slot, in their order.

const touches = (range: Range, slot: Range): boolean => range.start < slot.end && slot.start < range.end;

type Left = { slot: Range; inside: number } | null;

/**
 * Takes ranges away from a slot: one that touches its start or end moves it, one inside only takes its length, and null
 * is left when one covers it whole.
 */
function takeAway(slot: Range, ranges: readonly Range[]): Left {
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
  const left = takeAway(slot, ranges);
  if (left === null) {
    slot.leave = true;
    return;
  }
  // The remaining half is a slot of its own: its window, its lateness and its clipping are its own as well.
  slot.halfLeave = true;
  slot.start = left.slot.start;
  slot.end = left.slot.end;
  slot.reducedBy = left.inside;
}

function applyPermissions(slot: PlannedSlot, absences: readonly PreparedAbsence[]): void {
  const ranges = absences.map((each) => each.rangeIn(slot.timeZone));
  const left = takeAway(slot, ranges);
  if (left === null) {
    slot.leave = true;
    return;
  }
  slot.dueStart = left.slot.start;
  slot.dueEnd = left.slot.end;
  slot.reducedBy += left.inside;
}

/** Changes the slot by those absences that concern it, and remembers them for its reasons. */
export function applyAbsences(slot: PlannedSlot, absences: readonly PreparedAbsence[]): void {
  const whole: Range = { start: slot.start, end: slot.end };
  const concerned = absences.filter((each) => {
    // Leave counts by the slot's date; so do whole days of mission and remote work. Hours count where they lie.
    const byDate = each.absence.kind === "leave" || (each.isWholeDays && isAway(each));
    return byDate ? isOnDates(each, slot.day) : touches(each.rangeIn(slot.timeZone), whole);
  });
  if (concerned.length === 0) return;
  slot.absences = concerned.map(({ absence }) => absence);
  const of = (kind: string) => concerned.filter(({ absence }) => absence.kind === kind);
  const halfLeaves = of("halfLeave");
  const permissions = of("permission");
  slot.fenceFree = concerned.some(isAway);
  if (of("leave").length > 0) slot.leave = true;
  if (halfLeaves.length > 0) applyHalfLeave(slot, halfLeaves);
  slot.dueStart = slot.start;
  slot.dueEnd = slot.end;
  if (permissions.length > 0) applyPermissions(slot, permissions);
}

const isAway = ({ absence: { kind } }: PreparedAbsence): boolean => kind === "mission" || kind === "remote";
