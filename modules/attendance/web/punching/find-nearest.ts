import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";

type Point = { latitude: number; longitude: number };

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance in metres by the haversine formula; for display, as the server measures itself. */
export function metresBetween(one: Point, other: Point): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const share =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Returns the nearest location and its distance in metres; null if there are none. */
export function nearestPlace(
  position: Point,
  places: readonly PermittedLocation[],
): { place: PermittedLocation; distance: number } | null {
  let nearest: { place: PermittedLocation; distance: number } | null = null;
  for (const place of places) {
    const distance = metresBetween(position, place);
    if (nearest === null || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest;
}
