/** Mean radius of the earth in metres. */
const earthRadius = 6_371_008.8;

export type Point = { latitude: number; longitude: number };

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
