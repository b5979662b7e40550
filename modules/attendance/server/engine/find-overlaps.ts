import type { Layer } from "../../contract/evaluation.ts";
import { writeDate } from "../../contract/written-time.ts";
import { compareIds } from "./compare-ids.ts";
import { findFirstOverlap, type Pattern } from "./find-first-overlap.ts";
import type { Period } from "./prepare-person.ts";
import type { PreparedAssignment, PreparedRules } from "./prepare-rules.ts";

export type Overlap = { assignments: [string, string]; layer: Layer; firstDate: string };

export const patternOf = ({ zone, location }: PreparedAssignment, periods: readonly Period[]): Pattern => ({
  zone,
  timeZone: location.timeZone,
  periods,
});

/** The same zone at several locations is never a conflict, nor are two layers. */
const mayConflict = (one: PreparedAssignment, other: PreparedAssignment): boolean =>
  one.zone !== other.zone && one.zone.layerRank === other.zone.layerRank;

/** The first day on which two assignments conflict, over all their dates and whoever has them; null when never. */
export function overlapDay(rules: PreparedRules, one: PreparedAssignment, other: PreparedAssignment): number | null {
  if (!mayConflict(one, other)) return null;
  const [first, second] = one.pattern < other.pattern ? [one, other] : [other, one];
  const key = `${first.pattern} ${second.pattern}`;
  const known = rules.overlaps.get(key);
  if (known !== undefined) return known;
  const whole = (each: PreparedAssignment) => patternOf(each, [{ from: each.startDay, to: each.endDay }]);
  const found = findFirstOverlap(whole(first), whole(second));
  rules.overlaps.set(key, found);
  return found;
}

/**
 * All pairs of assignments that would conflict for a person who had both, not looking at whom they are given to. With
 * `between`, only pairs of which at least one is among those ids.
 */
export function findOverlaps(rules: PreparedRules, between?: ReadonlySet<string>): Overlap[] {
  const all = rules.assignments.toSorted((one, other) => compareIds(one.id, other.id));
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other): Overlap[] => {
      if (between !== undefined && !between.has(one.id) && !between.has(other.id)) return [];
      const day = overlapDay(rules, one, other);
      return day === null
        ? []
        : [{ assignments: [one.id, other.id], layer: one.zone.layer, firstDate: writeDate(day) }];
    }),
  );
}
