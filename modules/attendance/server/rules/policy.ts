import type { Assignment, Location, Zone } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { Rules } from "../engine/prepare-rules.ts";

/** Days (since 1970-01-01) from one to another, both included; open at the beginning or the end. */
export type Span = { from: number; to: number };

/** What a change of rules does to one assignment. */
export type AssignmentChange = {
  id: string;
  /** The dates on which it counted before or counts now; null when it never did, and never does. */
  whole: Span | null;
  /** The dates on which it is another than before, for whoever has it before and after. */
  spans: readonly Span[];
  /** Whether it can ask for a time now that it did not ask for before. */
  asksForMore: boolean;
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

/** The assignments that count on some date, with what they are made of. */
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

/** The times it asks for, on the dates on which it counts. */
const timesOf = ({ zone, location }: Facts): string =>
  JSON.stringify([
    zone.id,
    zone.layer,
    location.timeZone,
    zone.days.map(({ weekday, start, end }) => [weekday, start, end]),
  ]);

/** Everything that a day can follow from, but for the dates themselves. */
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

/** The dates of one of two spans and not of the other; nothing but their ends when they overlap. */
function differences(one: Span, other: Span): Span[] {
  if (common(one, other) === null) return [one, other];
  const edges = [
    { from: Math.min(one.from, other.from), to: Math.max(one.from, other.from) - 1 },
    { from: Math.min(one.to, other.to) + 1, to: Math.max(one.to, other.to) },
  ];
  return edges.filter(({ from, to }) => from <= to && from !== Infinity && to !== -Infinity);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Which of two goes first where layer and subject are the same: the shorter zone, then the later `from`. */
function rank(one: Facts, other: Facts): number {
  const length = ({ zone }: Facts): number => zoneSpan(zone).to - zoneSpan(zone).from;
  const start = ({ assignment }: Facts): number => (assignment.from === null ? -Infinity : dayOf(assignment.from));
  return compare(length(one), length(other)) || compare(start(other), start(one));
}

const rankFacts = ({ zone, assignment }: Facts): string =>
  JSON.stringify([zone.startDate, zone.endDate, assignment.from, zone.layer]);

/** The dates on which an assignment changes places with another of its layer, which can bring it before or behind it. */
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

/** What a change of rules does to each assignment that it touches. Names are no rule, and neither is a fence of later. */
export function compareRules(rulesBefore: Rules, rulesAfter: Rules): AssignmentChange[] {
  const [before, after] = [factsOf(rulesBefore), factsOf(rulesAfter)];
  const changes: AssignmentChange[] = [];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined || is === undefined) {
      const whole = (was ?? is)?.span ?? null;
      changes.push({ id, whole, spans: whole === null ? [] : [whole], asksForMore: is !== undefined });
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
      asksForMore: isWider || timesOf(was) !== timesOf(is),
    });
  }
  return changes;
}

/** The dates on which an assignment counts; null when on none. */
export const spanOf = (rules: Rules, id: string): Span | null => factsOf(rules).get(id)?.span ?? null;

/** Spans put together where they overlap or touch, in order. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => compare(one.from, other.from))) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to + 1)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** Dates as written, wider by a day on both sides, since windows reach into the dates beside them; null for no end. */
export const writtenSpan = ({ from, to }: Span): { from: string | null; to: string | null } => ({
  from: Number.isFinite(from) ? writeDate(from - 1) : null,
  to: Number.isFinite(to) ? writeDate(to + 1) : null,
});
