import type { DayRow, Reason } from "../../contract/evaluation.ts";
import { writeDate, writeInstant } from "../../contract/written-time.ts";
import { decideSlotState, decideUnscheduledState } from "./decide-state.ts";
import type { Attended } from "./judge-punches.ts";
import type { PlannedSlot } from "./apply-absences.ts";
import type { DayPlan } from "./plan-day.ts";
import { type GivenAssignment, roleOn } from "./prepare-person.ts";
import { type Facts, sumSlot, sumUnscheduled } from "./compute-facts.ts";
import { toInstant } from "./time-zone.ts";

function assignmentReasons(given: readonly GivenAssignment[], day: number): Reason[] {
  return given.map((each) => {
    const { id, zone } = each.assignment;
    const role = roleOn(each, day);
    const subject = role == null ? { subject: "user" as const } : { subject: "role" as const, role };
    return { code: "assignment", assignment: id, layer: zone.layer, ...subject };
  });
}

function exceptionReasons({ exception }: DayPlan): Reason[] {
  if (exception === null) return [];
  const { level, role, workDay } = exception;
  return [
    { code: "exception", exception: exception.exception.id, level, workDay, ...(role === undefined ? {} : { role }) },
  ];
}

const written = (instant: number | null): string | null => (instant === null ? null : writeInstant(instant));

const presentFacts = (facts: Facts) => ({
  requiredMinutes: facts.requiredMinutes,
  firstIn: written(facts.firstIn),
  lastOut: written(facts.lastOut),
  workedMinutes: facts.workedMinutes,
  lateMinutes: facts.lateMinutes,
  earlyMinutes: facts.earlyMinutes,
  extraBeforeMinutes: facts.extraBeforeMinutes,
  extraAfterMinutes: facts.extraAfterMinutes,
});

/** Returns the row of a slot. Provisional until strictly after its window's closing instant. */
export function presentSlotRow(plan: DayPlan, slot: PlannedSlot, attended: Attended | undefined, now: number): DayRow {
  const facts = sumSlot(slot, attended, now);
  const { state, reasons } = decideSlotState(slot, facts, now);
  return {
    date: writeDate(slot.day),
    slot: slot.number,
    zone: slot.zone.id,
    timeZone: slot.timeZone,
    slotStart: writeInstant(slot.start),
    slotEnd: writeInstant(slot.end),
    windowOpens: writeInstant(slot.opens),
    windowCloses: writeInstant(slot.closes),
    ...presentFacts(facts),
    state,
    provisional: now <= slot.closes,
    flags: facts.autoCheckOut ? ["autoCheckOut"] : [],
    permittedLocations: plan.permitted.map(({ id }) => id),
    reasons: [
      ...assignmentReasons(slot.given, slot.day),
      ...exceptionReasons(plan),
      ...slot.absences.map(({ kind, from, to }) => ({ code: "absence", kind, from, to })),
      ...reasons,
    ],
  };
}

/** Returns the row of a date's unscheduled punches, or of none. Provisional until its local date is over. */
export function presentUnscheduledRow(plan: DayPlan, attended: Attended | undefined, now: number): DayRow {
  const { state, reasons } = decideUnscheduledState(plan, attended !== undefined);
  return {
    date: writeDate(plan.day),
    slot: null,
    zone: null,
    timeZone: plan.timeZone,
    slotStart: null,
    slotEnd: null,
    windowOpens: null,
    windowCloses: null,
    ...presentFacts(sumUnscheduled(attended)),
    state,
    provisional: now < toInstant(plan.timeZone, plan.day + 1, 0),
    flags: [],
    permittedLocations: plan.permitted.map(({ id }) => id),
    reasons: [...assignmentReasons(plan.best, plan.day), ...exceptionReasons(plan), ...reasons],
  };
}
