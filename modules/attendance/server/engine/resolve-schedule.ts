import { candidatesOn, type Given, isCandidateOn, type PreparedPerson } from "./prepare-person.ts";
import { type PreparedZone, type SlotTimes, slotTimes } from "./prepare-zone.ts";

/** A zone that counts on a date, with the assignments that bring it and the time zone of its slots. */
export type TakenZone = { zone: PreparedZone; timeZone: string; given: readonly Given[] };

/** Whether some time belongs to both. Touching ends share none, nor does a slot that its clock swallows, wherever it lies. */
export const overlap = (one: SlotTimes, other: SlotTimes): boolean =>
  Math.max(one.start, other.start) < Math.min(one.end, other.end);

/** A slot's time zone is that of the location of its best assignment with the lowest id. */
export const lowest = (given: readonly Given[]): Given | undefined =>
  given.reduce<Given | undefined>(
    (best, each) => (best !== undefined && best.assignment.idRank < each.assignment.idRank ? best : each),
    undefined,
  );

function gather(peers: readonly Given[]): TakenZone[] {
  const byZone = new Map<PreparedZone, Given[]>();
  for (const given of peers) {
    const known = byZone.get(given.assignment.zone);
    if (known === undefined) byZone.set(given.assignment.zone, [given]);
    else known.push(given);
  }
  return [...byZone].map(([zone, given]) => ({
    zone,
    given,
    timeZone: lowest(given)?.assignment.location.timeZone ?? "",
  }));
}

/**
 * Whether a slot of this date overlaps one of a zone already taken. As with conflicts, real instants are compared and a
 * tail after midnight counts: so the taken zone's slots of the dates around are looked at, where it is a candidate.
 */
function overlapsTaken(person: PreparedPerson, taken: TakenZone, joining: TakenZone, day: number): boolean {
  const slots = slotTimes(joining.zone, joining.timeZone, day);
  if (slots.length === 0) return false;
  return [day, day - 1, day + 1, day - 2, day + 2].some(
    (near) =>
      taken.given.some((given) => isCandidateOn(person, given, near)) &&
      slotTimes(taken.zone, taken.timeZone, near).some((slot) => slots.some((each) => overlap(slot, each))),
  );
}

export type Schedule = {
  /** Everything that might count on the date, the best first. */
  candidates: readonly Given[];
  /** The best zones, the best first; none where the person has no schedule. */
  taken: readonly TakenZone[];
};

/** Which schedule applies to a person on a date (section 2.1 and 2.2 of the rules). */
export function resolveSchedule(person: PreparedPerson, day: number): Schedule {
  const candidates = candidatesOn(person, day);
  const [best] = candidates;
  if (best === undefined) return { candidates, taken: [] };
  const peers = candidates.filter(
    ({ assignment, direct }) => assignment.zone.layerRank === best.assignment.zone.layerRank && direct === best.direct,
  );
  const taken: TakenZone[] = [];
  // Of the same zone all join, so that it is zones that are taken, in the order of the first assignment of each.
  for (const joining of gather(peers)) {
    if (taken.every((zone) => !overlapsTaken(person, zone, joining, day))) taken.push(joining);
  }
  return { candidates, taken };
}
