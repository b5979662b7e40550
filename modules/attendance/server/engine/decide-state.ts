import type { DayState, Reason } from "../../contract/evaluation.ts";
import type { PlannedSlot } from "./apply-absences.ts";
import type { DayPlan } from "./plan-day.ts";
import type { Facts } from "./compute-facts.ts";

export type Decided = { state: DayState; reasons: Reason[] };

const plain = (state: DayState): Decided => ({ state, reasons: [] });

/** Compares worked minutes with the zone's two thresholds; a value equal to one gets the better state. */
function byWork({ workedMinutes }: Facts, { zone }: PlannedSlot): Decided {
  const below = (code: string, threshold: number): Reason[] => [{ code, workedMinutes, threshold }];
  if (workedMinutes < zone.absentBelow) return { state: "absent", reasons: below("belowAbsent", zone.absentBelow) };
  if (workedMinutes < zone.halfDayBelow) return { state: "halfDay", reasons: below("belowHalfDay", zone.halfDayBelow) };
  return plain("present");
}

/** The state of a slot that is not on leave; the first match wins. */
function decideWorking(slot: PlannedSlot, facts: Facts, now: number): Decided {
  const { sessions } = facts;
  const isOver = now > slot.closes;
  if (facts.firstIn === null && facts.lastOut === null) {
    // "Until the slot's end, then absent": at the exact end it is absent, and provisional until its window closes.
    return now < slot.end ? plain("scheduled") : { state: "absent", reasons: [{ code: "noPunch" }] };
  }
  if (!isOver && sessions.some(({ out }) => out === null)) return plain("present");
  // Punches without a complete session are unpaired.
  if (isOver && sessions.every(({ out }) => out === null)) {
    return { state: "incomplete", reasons: [{ code: "unpaired" }] };
  }
  return byWork(facts, slot);
}

/** Returns the state of a slot. The rest of a half leave keeps its own state, but presence in it is `halfLeave`. */
export function decideSlotState(slot: PlannedSlot, facts: Facts, now: number): Decided {
  if (slot.leave) return plain("leave");
  const decided = decideWorking(slot, facts, now);
  return slot.halfLeave && decided.state === "present" ? plain("halfLeave") : decided;
}

/**
 * Returns the state of a date outside slots. Leave is ignored: it applies by a slot's date, and a day without slots is
 * off with or without it.
 */
export function decideUnscheduledState(plan: DayPlan, hasPunches: boolean): Decided {
  if (plan.exception?.workDay === false) return plain(hasPunches ? "workedOnDayOff" : "holiday");
  if (hasPunches) return plain("unscheduled");
  return { state: "off", reasons: [{ code: plan.best.length > 0 ? "noSlots" : "noAssignment" }] };
}
