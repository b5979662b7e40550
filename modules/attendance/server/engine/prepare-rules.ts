import { orderById } from "#shared/compare-ids.ts";
import { defaultTimeZone, type EvaluationInput, type ExceptionDay, type Location } from "../../contract/evaluation.ts";
import { dayOf } from "../../contract/written-time.ts";
import { hoursOf, type PreparedZone, prepareZone, type SlotHours } from "./prepare-zone.ts";

/** Rules for all users. `users` of assignments and exception days are ignored: each person case contains its own. */
export type Rules = Pick<
  EvaluationInput,
  "locations" | "zones" | "assignments" | "exceptionDays" | "firstDayOfWeek" | "anyAssignedLocation"
> & { timeZone?: string };

export type PreparedLocation = Location & { idRank: number };

/** A zone at a location. Its dates are the intersection of the zone's and the assignment's. */
export type PreparedAssignment = {
  id: string;
  zone: PreparedZone;
  location: PreparedLocation;
  startDay: number;
  endDay: number;
  roles: readonly string[];
  /** Rank by id, lowest first. */
  idRank: number;
  /** Equal for assignments with the same zone, time zone and dates, as their times are the same. */
  pattern: number;
  /** Lower is better: shorter zone, later `from`, higher id. Layer and subject take precedence. */
  order: number;
};

export type PreparedException = {
  id: string;
  day: number;
  workDay: boolean;
  everyone: boolean;
  roles: ReadonlySet<string>;
  hours: SlotHours | null;
};

export type PreparedRules = {
  timeZone: string;
  anyAssignedLocation: boolean;
  /** By id. */
  activeLocations: readonly PreparedLocation[];
  assignments: readonly PreparedAssignment[];
  assignmentsById: ReadonlyMap<string, PreparedAssignment>;
  assignmentsByRole: ReadonlyMap<string, readonly PreparedAssignment[]>;
  /** By date; lowest id first. */
  exceptionsByDay: ReadonlyMap<number, readonly PreparedException[]>;
  /** Cache of the first conflict day of two patterns; keyed by both patterns, the lower first. */
  overlaps: Map<string, number | null>;
};

function group<K, T>(things: readonly T[], keysOf: (thing: T) => readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    for (const key of new Set(keysOf(thing))) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [thing]);
      else known.push(thing);
    }
  }
  return groups;
}

const prepareException = (exception: ExceptionDay): PreparedException => ({
  id: exception.id,
  day: dayOf(exception.date),
  workDay: exception.workDay,
  everyone: exception.everyone,
  roles: new Set(exception.roles),
  hours: exception.start === null || exception.end === null ? null : hoursOf(exception.start, exception.end),
});

function prepareAssignments(
  { assignments }: Rules,
  zones: ReadonlyMap<string, PreparedZone>,
  locations: ReadonlyMap<string, PreparedLocation>,
): PreparedAssignment[] {
  const patterns = new Map<string, number>();
  const numberOf = (...parts: (string | number)[]): number => {
    const key = parts.join(" ");
    const pattern = patterns.get(key) ?? patterns.size;
    patterns.set(key, pattern);
    return pattern;
  };
  const prepared = orderById(assignments, ({ id }) => id).flatMap((each, idRank) => {
    const zone = zones.get(each.zone);
    const location = locations.get(each.location);
    // An inactive assignment, or one of an inactive zone, is never a candidate.
    if (zone === undefined || location === undefined || !each.active || !zone.active) return [];
    const from = each.from === null ? -Infinity : dayOf(each.from);
    const startDay = Math.max(zone.startDay, from);
    const endDay = Math.min(zone.endDay, each.to === null ? Infinity : dayOf(each.to));
    const pattern = numberOf(location.timeZone, startDay, endDay, zone.id);
    return [{ id: each.id, zone, location, startDay, endDay, roles: each.roles, idRank, pattern, order: 0, from }];
  });
  const length = ({ zone }: { zone: PreparedZone }) => zone.endDay - zone.startDay;
  // Infinity - Infinity is NaN, so values are compared, not subtracted.
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return prepared
    .toSorted(
      (one, other) => compare(length(one), length(other)) || compare(other.from, one.from) || other.idRank - one.idRank,
    )
    .map(({ from: _from, ...each }, order) => ({ ...each, order }));
}

/** Compiles the rules once, so that judging one person on one date takes microseconds. */
export function prepareRules(rules: Rules): PreparedRules {
  const zones = new Map(rules.zones.map((zone) => [zone.id, prepareZone(zone, rules.firstDayOfWeek)]));
  const ordered = orderById(rules.locations, ({ id }) => id).map((location, idRank) => ({ ...location, idRank }));
  const assignments = prepareAssignments(rules, zones, new Map(ordered.map((location) => [location.id, location])));
  const exceptions = orderById(rules.exceptionDays, ({ id }) => id).filter(({ active }) => active);
  return {
    timeZone: rules.timeZone ?? defaultTimeZone,
    anyAssignedLocation: rules.anyAssignedLocation,
    activeLocations: ordered.filter(({ active }) => active),
    assignments,
    assignmentsById: new Map(assignments.map((assignment) => [assignment.id, assignment])),
    assignmentsByRole: group(assignments, ({ roles }) => roles),
    exceptionsByDay: group(exceptions.map(prepareException), ({ day }) => [day]),
    overlaps: new Map(),
  };
}
