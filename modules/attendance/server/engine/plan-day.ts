import type { Warning } from "../../contract/evaluation.ts";
import { writeDate } from "../../contract/written-time.ts";
import { applyAbsences, type PlannedSlot } from "./apply-absences.ts";
import { type DecidedException, decideException } from "./decide-exception.ts";
import type { PreparedAbsence } from "./prepare-absences.ts";
import { type GivenAssignment, isEmployedOn, type PreparedPerson } from "./prepare-person.ts";
import type { PreparedLocation, PreparedRules } from "./prepare-rules.ts";
import { type PreparedZone, type SlotTimes, slotTimes, timesOf } from "./prepare-zone.ts";
import { lowest, resolveSchedule, type Schedule, type AcceptedZone } from "./resolve-schedule.ts";

export type DayPlan = {
  day: number;
  employed: boolean;
  /** For punches outside slots: the time zone of the best assignment's location, else the organisation's. */
  timeZone: string;
  best: readonly GivenAssignment[];
  exception: DecidedException | null;
  slots: readonly PlannedSlot[];
  /** Locations where check-in is permitted, by id. */
  permitted: readonly PreparedLocation[];
  /** Sites that set the policy if none of them is active: a deactivated site does not lift the fence. */
  policySites: readonly PreparedLocation[];
  /** The location of the lowest id among all that are assigned on the date. */
  lowestAssigned: PreparedLocation | null;
  warnings: readonly Warning[];
};

type Hours = { appliedZones: AcceptedZone; times: readonly SlotTimes[] };

/** The slots of a date by zone: the zones' own unless an exception overrides them (section 2.4). */
function hoursOn(day: number, appliedZones: readonly AcceptedZone[], exception: DecidedException | null): Hours[] {
  const [best] = appliedZones;
  if (best === undefined || exception?.workDay === false) return [];
  const special = (hours: PreparedZone["usual"]): Hours[] => [
    { appliedZones: best, times: hours.map((each) => timesOf(each, best.timeZone, day)) },
  ];
  if (exception?.hours != null) return special([exception.hours]);
  const own = appliedZones.map((zone) => ({ appliedZones: zone, times: slotTimes(zone.zone, zone.timeZone, day) }));
  return exception === null || own.some(({ times }) => times.length > 0) ? own : special(best.zone.usual);
}

function planSlots(day: number, hours: readonly Hours[], absences: readonly PreparedAbsence[]): PlannedSlot[] {
  const slots = hours.flatMap(({ appliedZones: { zone, timeZone, given }, times }) =>
    times.map(({ start, end, breakMinutes }): PlannedSlot => ({
      day,
      number: 0,
      zone,
      timeZone,
      given,
      start,
      end,
      dueStart: start,
      dueEnd: end,
      reducedBy: 0,
      breakMinutes,
      opens: 0,
      closes: 0,
      lasts: 0,
      leave: false,
      halfLeave: false,
      fenceFree: false,
      absences: [],
    })),
  );
  if (slots.length > 1) slots.sort((one, other) => one.start - other.start || one.end - other.end);
  for (const [at, slot] of slots.entries()) {
    slot.number = at + 1;
    if (absences.length > 0) applyAbsences(slot, absences);
    slot.opens = slot.start - slot.zone.opensBefore;
    slot.lasts = slot.end + slot.zone.closesAfter;
    slot.closes = slot.lasts;
  }
  return slots;
}

function sitesOf(given: readonly GivenAssignment[]): PreparedLocation[] {
  const sites = new Set(given.map(({ assignment }) => assignment.location));
  return [...sites].toSorted((one, other) => one.idRank - other.idRank);
}

function lowestSite(given: readonly GivenAssignment[]): PreparedLocation | null {
  let lowest: PreparedLocation | null = null;
  for (const { assignment } of given) {
    if (lowest === null || assignment.location.idRank < lowest.idRank) lowest = assignment.location;
  }
  return lowest;
}

/** The exception's warnings, plus one if it requires work from a person without a zone. */
function warningsOf(day: number, exception: DecidedException | null, schedule: Schedule): readonly Warning[] {
  if (exception === null) return [];
  if (!exception.workDay || schedule.appliedZones.length > 0) return exception.warnings;
  const noZone = { code: "exception_without_zone", date: writeDate(day), exceptionDays: [exception.exception.id] };
  return [...exception.warnings, noZone];
}

/** Plans a person's date: section 2 of the rules and, for windows before trimming, section 3. */
export function planDay(
  rules: PreparedRules,
  person: PreparedPerson,
  absences: readonly PreparedAbsence[],
  day: number,
): DayPlan {
  const employed = isEmployedOn(person, day);
  const schedule = resolveSchedule(person, day);
  const exception = employed ? decideException(rules, person, day) : null;
  const best =
    schedule.appliedZones.length === 1
      ? (schedule.appliedZones[0]?.given ?? [])
      : schedule.appliedZones.flatMap(({ given }) => given);
  const policySites = sitesOf(rules.anyAssignedLocation ? schedule.candidates : best);
  return {
    day,
    employed,
    timeZone: lowest(best)?.assignment.location.timeZone ?? rules.timeZone,
    best,
    exception,
    slots: planSlots(day, hoursOn(day, schedule.appliedZones, exception), absences),
    permitted: policySites.filter(({ active }) => active),
    policySites,
    lowestAssigned: lowestSite(schedule.candidates),
    warnings: warningsOf(day, exception, schedule),
  };
}
