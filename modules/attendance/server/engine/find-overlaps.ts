import { findFirstOverlap, type Pattern } from "./find-first-overlap.ts";
import type { Period } from "./prepare-person.ts";
import type { PreparedAssignment, PreparedRules } from "./prepare-rules.ts";

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
  const whole = (each: PreparedAssignment) => patternOf(each, [{ from: each.startDay, to: each.endDay }]);
  const found = findFirstOverlap(whole(first), whole(second));
  rules.overlaps.set(key, found);
  return found;
}
