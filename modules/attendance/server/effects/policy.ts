import type { Assignment, Location, Zone } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { Rules } from "../engine/prepare-rules.ts";
import { compare, type Span } from "../rules/policy.ts";

export type AssignmentChange = {
  id: string;
  /** The dates on which it was or is valid; null if on none. */
  whole: Span | null;
  /** The dates that differ for people who have it before and after. */
  spans: readonly Span[];
  /** Whether it may require a time that it did not require before. */
  requiresMore: boolean;
};

type Facts = { assignment: Assignment; zone: Zone; location: Location; span: Span };

const zoneSpan = (zone: Zone): Span => ({
  from: dayOf(zone.startDate),
  to: zone.endDate === null ? Infinity : dayOf(zone.endDate),
});

const common = (one: Span, other: Span): Span | null => {
  const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return span.from <= span.to ? span : null;
};

/** The assignments valid on some date, with their zone and location. */
function factsOf(rules: Rules): Map<string, Facts> {
  const zones = new Map(rules.zones.map((zone) => [zone.id, zone]));
  const locations = new Map(rules.locations.map((location) => [location.id, location]));
  const facts = new Map<string, Facts>();
  for (const assignment of rules.assignments) {
    const zone = zones.get(assignment.zone);
    const location = locations.get(assignment.location);
    if (zone === undefined || location === undefined || !assignment.active || !zone.active) continue;
    const own = {
      from: assignment.from === null ? -Infinity : dayOf(assignment.from),
      to: assignment.to === null ? Infinity : dayOf(assignment.to),
    };
    const span = common(zoneSpan(zone), own);
    if (span !== null) facts.set(assignment.id, { assignment, zone, location, span });
  }
  return facts;
}

/** The required times, on its valid dates. */
const timesOf = ({ zone, location }: Facts): string =>
  JSON.stringify([
    zone.id,
    zone.layer,
    location.timeZone,
    zone.days.map(({ weekday, start, end }) => [weekday, start, end]),
  ]);

/** All inputs of a day except the dates themselves. */
const contentOf = (facts: Facts): string => {
  const { zone, location } = facts;
  return JSON.stringify([
    timesOf(facts),
    zone.days.map(({ breakMinutes }) => breakMinutes),
    [zone.checkInAllowance, zone.checkOutAllowance, zone.opensBefore, zone.closesAfter],
    [zone.halfDayBelow, zone.absentBelow, zone.clipEarly, zone.clipLate, zone.autoCheckOut],
    [location.id, location.active],
  ]);
};

/** The dates in exactly one of two spans; only the edges if they overlap. */
function differences(one: Span, other: Span): Span[] {
  if (common(one, other) === null) return [one, other];
  const edges = [
    { from: Math.min(one.from, other.from), to: Math.max(one.from, other.from) - 1 },
    { from: Math.min(one.to, other.to) + 1, to: Math.max(one.to, other.to) },
  ];
  return edges.filter(({ from, to }) => from <= to && from !== Infinity && to !== -Infinity);
}

/** The order of two of the same layer and subject: the shorter zone, then the later `from`. */
function rank(one: Facts, other: Facts): number {
  const length = ({ zone }: Facts): number => zoneSpan(zone).to - zoneSpan(zone).from;
  const start = ({ assignment }: Facts): number => (assignment.from === null ? -Infinity : dayOf(assignment.from));
  return compare(length(one), length(other)) || compare(start(other), start(one));
}

const rankFacts = ({ zone, assignment }: Facts): string =>
  JSON.stringify([zone.startDate, zone.endDate, assignment.from, zone.layer]);

/** The dates on which an assignment changes its order with another of its layer, which may change precedence. */
function changedPlaces(id: string, before: Map<string, Facts>, after: Map<string, Facts>): Span[] {
  const [was, is] = [before.get(id), after.get(id)];
  if (was === undefined || is === undefined || rankFacts(was) === rankFacts(is)) return [];
  return [...after].flatMap(([otherId, other]) => {
    const otherWas = before.get(otherId);
    if (otherId === id || otherWas === undefined || other.zone.layer !== is.zone.layer) return [];
    if (rank(was, otherWas) === rank(is, other)) return [];
    const shared = common(is.span, other.span);
    return shared === null ? [] : [shared];
  });
}

/** Returns the changes of each affected assignment. Names are no rule, and fences do not change stored days. */
export function compareRules(rulesBefore: Rules, rulesAfter: Rules): AssignmentChange[] {
  const [before, after] = [factsOf(rulesBefore), factsOf(rulesAfter)];
  const changes: AssignmentChange[] = [];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined || is === undefined) {
      const whole = (was ?? is)?.span ?? null;
      changes.push({ id, whole, spans: whole === null ? [] : [whole], requiresMore: is !== undefined });
      continue;
    }
    const isOther = contentOf(was) !== contentOf(is);
    const spans = isOther
      ? [was.span, is.span]
      : [...differences(was.span, is.span), ...changedPlaces(id, before, after)];
    if (spans.length === 0) continue;
    const isWider = is.span.from < was.span.from || is.span.to > was.span.to;
    changes.push({
      id,
      whole: { from: Math.min(was.span.from, is.span.from), to: Math.max(was.span.to, is.span.to) },
      spans,
      requiresMore: isWider || timesOf(was) !== timesOf(is),
    });
  }
  return changes;
}

/** Returns the dates on which an assignment is valid; null if on none. */
export const spanOf = (rules: Rules, id: string): Span | null => factsOf(rules).get(id)?.span ?? null;

/** Formats a span, a day wider on both sides, since windows reach into adjacent dates; null for an open end. */
export const writtenSpan = ({ from, to }: Span): { from: string | null; to: string | null } => ({
  from: Number.isFinite(from) ? writeDate(from - 1) : null,
  to: Number.isFinite(to) ? writeDate(to + 1) : null,
});
