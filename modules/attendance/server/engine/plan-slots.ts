import { localDay } from "./time-zone.ts";
import { prepareAbsence, type PreparedAbsence } from "./prepare-absences.ts";
import type { PlannedSlot } from "./apply-absences.ts";
import { type DayPlan, planDay } from "./plan-day.ts";
import type { PreparedPerson } from "./prepare-person.ts";
import type { PreparedRules } from "./prepare-rules.ts";

/** A person's plans and slots around all judged dates and instants. */
export type Timeline = {
  absences: readonly PreparedAbsence[];
  planOf(day: number): DayPlan;
  /** The slot whose window contains an instant; the earlier one on a shared instant. */
  slotAt(instant: number): PlannedSlot | null;
};

/**
 * Trims overlapping windows in the order of the slots: the later opens at the later of its own opening and the earlier
 * slot's end, and the earlier closes at that instant. Only neighbours overlap, so one pass is enough.
 */
function trimWindows(slots: readonly PlannedSlot[]): void {
  for (let at = 1; at < slots.length; at += 1) {
    const [earlier, later] = [slots[at - 1], slots[at]];
    if (earlier === undefined || later === undefined || earlier.lasts < later.opens) continue;
    later.opens = Math.max(later.opens, earlier.end);
    earlier.closes = later.opens;
  }
}

/** An instant is searched in the slots of its own local date and of the adjacent dates. */
const reach = 1;
/** Maximum number of dates between slots whose windows overlap. */
const neighbourhood = 2;

/**
 * Plans a person's slots around the given dates and instants. Every slot is planned with its neighbours, so that the
 * result does not depend on what else is queried in the same call.
 */
export function planTimeline(
  rules: PreparedRules,
  person: PreparedPerson,
  wanted: { days: Iterable<number>; instants: Iterable<number> },
): Timeline {
  const absences = person.absences.map(prepareAbsence);
  const plans = new Map<number, DayPlan>();
  const planOf = (day: number): DayPlan => {
    const known = plans.get(day);
    if (known !== undefined) return known;
    const made = planDay(rules, person, absences, day);
    plans.set(day, made);
    return made;
  };
  const needed = new Set<number>();
  const need = (day: number, around: number) => {
    for (let at = day - around; at <= day + around; at += 1) needed.add(at);
  };
  const timeZones = new Set(person.given.map(({ assignment }) => assignment.location.timeZone)).add(rules.timeZone);
  for (const day of wanted.days) need(day, neighbourhood);
  for (const instant of wanted.instants) {
    for (const timeZone of timeZones) need(localDay(timeZone, instant), reach + neighbourhood);
  }
  const slots = [...needed].toSorted((one, other) => one - other).flatMap((day) => planOf(day).slots);
  slots.sort((one, other) => one.start - other.start || one.end - other.end || one.day - other.day);
  trimWindows(slots);
  return {
    absences,
    planOf,
    slotAt: (instant) =>
      slots.find(
        ({ opens, closes, day, timeZone }) =>
          opens <= instant && instant <= closes && Math.abs(localDay(timeZone, instant) - day) <= reach,
      ) ?? null,
  };
}
