import { compareIds } from "#shared/compare-ids.ts";
import type { Conflict } from "../../contract/evaluation.ts";
import { findFirstOverlap, type Pattern } from "./find-first-overlap.ts";
import type { GivenAssignment, Period, PreparedPerson } from "./prepare-person.ts";
import type { PreparedRules, PreparedAssignment } from "./prepare-rules.ts";

export const patternOf = ({ zone, location }: PreparedAssignment, periods: readonly Period[]): Pattern => ({
  zone,
  timeZone: location.timeZone,
  periods,
});

/** One zone at several locations never conflicts with itself; zones on two layers never conflict. */
const mayConflict = (one: PreparedAssignment, other: PreparedAssignment): boolean =>
  one.zone !== other.zone && one.zone.layerRank === other.zone.layerRank;

/** Returns the first day on which two assignments conflict, over all their dates and for any person; null if never. */
export function overlapDay(rules: PreparedRules, one: PreparedAssignment, other: PreparedAssignment): number | null {
  if (!mayConflict(one, other)) return null;
  const [first, second] = one.pattern < other.pattern ? [one, other] : [other, one];
  const key = `${first.pattern} ${second.pattern}`;
  const known = rules.overlaps.get(key);
  if (known !== undefined) return known;
  const allDates = (each: PreparedAssignment) => patternOf(each, [{ from: each.startDay, to: each.endDay }]);
  const found = findFirstOverlap(allDates(first), allDates(second));
  rules.overlaps.set(key, found);
  return found;
}

const meet = (one: Period, other: Period): Period => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** The periods in which an assignment is a candidate for this person. */
function patternFor({ employment }: PreparedPerson, { assignment, direct, roles }: GivenAssignment): Pattern {
  const dates = meet(employment, { from: assignment.startDay, to: assignment.endDay });
  const periods = direct ? [dates] : roles.map((membership) => meet(dates, membership));
  const valid = periods.filter(({ from, to }) => from <= to);
  return patternOf(assignment, valid);
}

/** Returns overlaps on any date of two zones on one layer that are both given directly or both by role. */
export function findConflicts(rules: PreparedRules, person: PreparedPerson): Conflict[] {
  if (!person.employee.active || person.given.length < 2) return [];
  const conflicts: Conflict[] = [];
  for (const [at, one] of person.given.entries()) {
    for (const other of person.given.slice(at + 1)) {
      if (one.direct !== other.direct || overlapDay(rules, one.assignment, other.assignment) === null) continue;
      if (findFirstOverlap(patternFor(person, one), patternFor(person, other)) === null) continue;
      const [first, second] = [one.assignment.id, other.assignment.id].toSorted(compareIds);
      conflicts.push({ code: "overlap", assignments: [first ?? "", second ?? ""] });
    }
  }
  return conflicts.toSorted(
    ({ assignments: one }, { assignments: other }) => compareIds(one[0], other[0]) || compareIds(one[1], other[1]),
  );
}
