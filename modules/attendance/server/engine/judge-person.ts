import type { DayRow, Evaluation, Warning, NextAction } from "../../contract/evaluation.ts";
import { dayOf, instantOf } from "../../contract/written-time.ts";
import { findConflicts } from "./find-conflicts.ts";
import { type JudgedPunches, judgePunches, rowKey, type Attended } from "./judge-punches.ts";
import { orderPunches } from "./prepare-punches.ts";
import type { DayPlan } from "./plan-day.ts";
import { type PersonCase, preparePerson } from "./prepare-person.ts";
import type { PreparedRules } from "./prepare-rules.ts";
import { presentSlotRow, presentUnscheduledRow } from "./present-row.ts";
import { planTimeline, type Timeline } from "./plan-slots.ts";
import { dateUnscheduled } from "./resolve-punch.ts";

const isOpen = (row: Attended | undefined): boolean => row?.sessions.at(-1)?.out === null;

/**
 * Returns the action that the button offers now. The schedule decides, not the last punch, so that a check-out
 * forgotten yesterday does not invert today's button.
 */
function offerAction(rules: PreparedRules, timeline: Timeline, rows: JudgedPunches["rows"], now: number): NextAction {
  const slot = timeline.slotAt(now);
  if (slot !== null) return isOpen(rows.get(rowKey(slot.day, slot.number))) ? "checkOut" : "checkIn";
  const { day } = dateUnscheduled(rules, timeline, now, null);
  return isOpen(rows.get(rowKey(day, null))) ? "checkOut" : "checkIn";
}

/** Dates, both inclusive, and the instant of judgement. */
export type Span = { from: string; to: string; now: string };

/** One row for each slot of a date, then one for punches outside slots; a date without slots always has that one. */
function rowsOf(plan: DayPlan, rows: JudgedPunches["rows"], now: number): DayRow[] {
  if (!plan.employed) return [];
  const slots = plan.slots.map((slot) => presentSlotRow(plan, slot, rows.get(rowKey(plan.day, slot.number)), now));
  const outside = rows.get(rowKey(plan.day, null));
  if (slots.length > 0 && outside === undefined) return slots;
  return [...slots, presentUnscheduledRow(plan, outside, now)];
}

/**
 * Judges one person over some dates. Punches are judged by all that is given, on any date; the dates only select rows,
 * so that judging dates together or separately gives the same result.
 */
export function judgePerson(rules: PreparedRules, personCase: PersonCase, span: Span): Evaluation {
  const person = preparePerson(rules, personCase);
  const [from, to, now] = [dayOf(span.from), dayOf(span.to), instantOf(span.now)];
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const punches = orderPunches(person.punches);
  const timeline = planTimeline(rules, person, { days, instants: [...punches.map(({ at }) => at), now] });
  const { answers, rows } = judgePunches(rules, timeline, punches);
  const plans = days.map((day) => timeline.planOf(day));
  return {
    days: plans.flatMap((plan) => rowsOf(plan, rows, now)),
    punches: answers,
    // Lazy: callers that only write days do not use it.
    get conflicts() {
      return findConflicts(rules, person);
    },
    warnings: plans.flatMap((plan): readonly Warning[] => plan.warnings),
    nextAction: offerAction(rules, timeline, rows, now),
  };
}
