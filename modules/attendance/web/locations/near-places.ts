import type { Location } from "#modules/attendance/contract/schemas-location.ts";

type Place = Pick<Location, "id" | "latitude" | "longitude" | "radius">;

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, as the rules of attendance measure it. */
export function distanceBetween(
  one: Pick<Place, "latitude" | "longitude">,
  other: Pick<Place, "latitude" | "longitude">,
): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((b - a) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(a) * Math.cos(b) * east)));
}

/** The places whose circle meets that of this one, the nearest first. */
export function overlapping<Other extends Place>(place: Omit<Place, "id">, others: readonly Other[]): Other[] {
  return others
    .map((other) => ({ other, distance: distanceBetween(place, other) }))
    .filter(({ other, distance }) => distance < place.radius + other.radius)
    .toSorted((one, another) => one.distance - another.distance)
    .map(({ other }) => other);
}

/** Metres that telephones in a town are commonly wrong by: a smaller circle turns honest people away. */
export const usualAccuracy = 50;
