import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { metresBetween } from "../punching/find-nearest.ts";

type Place = Pick<Location, "id" | "latitude" | "longitude" | "radius">;

/** Returns the locations whose circles overlap with this one, nearest first. */
export function overlapping<Other extends Place>(place: Omit<Place, "id">, others: readonly Other[]): Other[] {
  return others
    .map((other) => ({ other, distance: metresBetween(place, other) }))
    .filter(({ other, distance }) => distance < place.radius + other.radius)
    .toSorted((one, another) => one.distance - another.distance)
    .map(({ other }) => other);
}

/** Usual error of phones in a town, in metres: a smaller circle refuses people who are inside. */
export const usualAccuracy = 50;
