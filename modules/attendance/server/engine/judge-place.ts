import type { FencePolicy, Refusal, Verdict } from "../../contract/evaluation.ts";
import { fencePolicies } from "../../contract/kinds.ts";
import type { PreparedLocation } from "./prepare-rules.ts";

/** Mean radius of the earth in metres. */
const earthRadius = 6_371_008.8;

type Point = { latitude: number; longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Returns the great-circle distance in metres, rounded to 0.1 m. The haversine form is exact for near points, across
 * the antimeridian and at the poles.
 */
export function measureDistance(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north * north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east * east;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord))) * 10) / 10;
}

// Section 5 of the rules: the position of a punch, judged by the site's policy.

/** Metres. Accuracy beyond this makes no further positions uncertain. */
const maxUncertainty = 50;
/** Metres. Binary fractions of decimetres are inexact; this is far below the precision of measurement. */
const tolerance = 1e-6;

export type Sites = {
  /** All active locations, permitted or not. */
  active: readonly PreparedLocation[];
  permitted: readonly PreparedLocation[];
  policySites: readonly PreparedLocation[];
  /** On a mission or at remote work nothing is refused. */
  fenceFree: boolean;
};

export type Place = {
  verdict: Verdict;
  location: string | null;
  distance: number | null;
  nearest: { location: string; distance: number } | null;
  refusal: Refusal | null;
  flags: string[];
};

type Measured = { location: PreparedLocation; distance: number };

const isInside = ({ location, distance }: Measured): boolean => distance <= location.radius;
const isWithin = ({ location, distance }: Measured, accuracy: number): boolean =>
  distance - Math.min(accuracy, maxUncertainty) <= location.radius + tolerance;

/** The strictest policy of the given sites; null if there are none. */
const strictestOf = (sites: readonly PreparedLocation[]): FencePolicy | null =>
  fencePolicies.findLast((policy) => sites.some(({ fencePolicy }) => fencePolicy === policy)) ?? null;

/** The deciding location: inside before uncertain before outside, then the nearest centre, then the lowest id. */
function decide(measured: readonly Measured[], accuracy: number): { found: Measured | null; verdict: Verdict } {
  const inside = measured.find(isInside);
  if (inside !== undefined) return { found: inside, verdict: "inside" };
  const uncertain = measured.filter((each) => isWithin(each, accuracy));
  // A site that is not strict takes precedence, as a strict one counts the position as outside.
  const found = uncertain.find(({ location }) => !location.strict) ?? uncertain[0];
  return found === undefined ? { found: measured[0] ?? null, verdict: "outside" } : { found, verdict: "uncertain" };
}

/** Returns the problem with a position; being outside takes precedence over low accuracy. */
function problemOf(
  point: Point,
  accuracy: number,
  { found, verdict }: { found: Measured | null; verdict: Verdict },
  active: readonly PreparedLocation[],
): Refusal | null {
  if (verdict === "outside") {
    const elsewhere = active.some((location) => isInside({ location, distance: measureDistance(point, location) }));
    return elsewhere ? "not_assigned_here" : "outside_fence";
  }
  if (verdict === "uncertain" && found?.location.strict === true) return "outside_fence";
  return found !== null && accuracy > found.location.maximumAccuracy ? "accuracy_too_low" : null;
}

/** `block` refuses, `flag` accepts and marks for review, `log` only records; without a site nothing is refused. */
function enforce(
  problem: Refusal | null,
  policy: FencePolicy | null,
  fenceFree: boolean,
): Pick<Place, "refusal" | "flags"> {
  if (problem === null || fenceFree) return { refusal: null, flags: [] };
  if (problem === "not_assigned_here" || policy === "block") return { refusal: problem, flags: [] };
  return { refusal: null, flags: policy === "flag" ? ["review", problem] : [] };
}

/** Judges a position against the permitted locations; a missing accuracy counts as 0. */
export function judgePlace(point: Point | null, accuracy: number | null, sites: Sites): Place {
  const { permitted, policySites, fenceFree } = sites;
  if (point === null) {
    const policy = strictestOf(permitted.length > 0 ? permitted : policySites);
    const nowhere = { verdict: "none" as const, location: null, distance: null, nearest: null };
    return { ...nowhere, ...enforce("position_missing", policy, fenceFree) };
  }
  const measured = permitted
    .map((location): Measured => ({ location, distance: measureDistance(point, location) }))
    .toSorted((one, other) => one.distance - other.distance || one.location.idRank - other.location.idRank);
  const decided = decide(measured, accuracy ?? 0);
  const problem = problemOf(point, accuracy ?? 0, decided, sites.active);
  const policy = decided.found?.location.fencePolicy ?? strictestOf(policySites);
  const [nearest] = measured;
  return {
    verdict: decided.verdict,
    location: decided.found?.location.id ?? null,
    distance: decided.found?.distance ?? null,
    nearest: nearest === undefined ? null : { location: nearest.location.id, distance: nearest.distance },
    ...enforce(problem, policy, fenceFree),
  };
}
