import { candidatesOn, type GivenAssignment, isCandidateOn, type PreparedPerson } from "./prepare-person.ts";
import { type PreparedZone, type SlotTimes, slotTimes } from "./prepare-zone.ts";

/** A zone that applies on a date, with its assignments and the time zone of its slots. */
export type AcceptedZone = { zone: PreparedZone; timeZone: string; given: readonly GivenAssignment[] };

/** Returns whether two slots share time. Touching ends share none, nor does a slot of length 0 in a clock gap. */
export const overlap = (one: SlotTimes, other: SlotTimes): boolean =>
  Math.max(one.start, other.start) < Math.min(one.end, other.end);

/** Returns the best assignment with the lowest id: its location sets the slot's time zone. */
export const lowest = (given: readonly GivenAssignment[]): GivenAssignment | undefined =>
  given.reduce<GivenAssignment | undefined>(
    (best, each) => (best !== undefined && best.assignment.idRank < each.assignment.idRank ? best : each),
    undefined,
  );

function groupZones(peers: readonly GivenAssignment[]): AcceptedZone[] {
  const byZone = new Map<PreparedZone, GivenAssignment[]>();
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
 * Returns whether a slot of this date overlaps an accepted zone. As with conflicts, instants are compared and a tail
 * after midnight counts, so adjacent dates of the accepted zone are included where it is a candidate.
 */
function overlapsAccepted(
  person: PreparedPerson,
  appliedZones: AcceptedZone,
  joining: AcceptedZone,
  day: number,
): boolean {
  const slots = slotTimes(joining.zone, joining.timeZone, day);
  if (slots.length === 0) return false;
  return [day, day - 1, day + 1, day - 2, day + 2].some(
    (near) =>
      appliedZones.given.some((given) => isCandidateOn(person, given, near)) &&
      slotTimes(appliedZones.zone, appliedZones.timeZone, near).some((slot) =>
        slots.some((each) => overlap(slot, each)),
      ),
  );
}

export type Schedule = {
  /** All candidates on the date, best first. */
  candidates: readonly GivenAssignment[];
  /** The applied zones, best first; empty if the person has no schedule. */
  appliedZones: readonly AcceptedZone[];
};

/** Resolves the schedule that applies to a person on a date (sections 2.1 and 2.2 of the rules). */
export function resolveSchedule(person: PreparedPerson, day: number): Schedule {
  const candidates = candidatesOn(person, day);
  const [best] = candidates;
  if (best === undefined) return { candidates, appliedZones: [] };
  const peers = candidates.filter(
    ({ assignment, direct }) => assignment.zone.layerRank === best.assignment.zone.layerRank && direct === best.direct,
  );
  const appliedZones: AcceptedZone[] = [];
  // All assignments of one zone join together, so zones are added in the order of their first assignment.
  for (const joining of groupZones(peers)) {
    if (appliedZones.every((zone) => !overlapsAccepted(person, zone, joining, day))) appliedZones.push(joining);
  }
  return { candidates, appliedZones };
}
