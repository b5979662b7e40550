/** Metres per degree of latitude, and of longitude on the equator, on a sphere of the Earth's mean radius. */
const metresOfDegree = 111_195.08;

const steps = [1, 2, 5] as const;

/** Returns the scale bar: the longest length of 1, 2 or 5 times a power of ten that fits into `maxPixels`. */
export function scaleBar(metresPerPixel: number, maxPixels = 110): { metres: number; pixels: number } {
  const maxMetres = metresPerPixel * maxPixels;
  const magnitude = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = magnitude * (steps.findLast((step) => step * magnitude <= maxMetres) ?? 1);
  return { metres, pixels: metres / metresPerPixel };
}

/** Returns metres per pixel at a latitude and a zoom of Leaflet's square world of 256 pixels. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (metresOfDegree * 360 * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);

const gridSteps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005] as const;

/** Returns the degrees between grid lines so that they are at least 90 pixels apart. */
export function netStep(zoom: number): number {
  const perPixel = 360 / (256 * 2 ** zoom);
  return gridSteps.findLast((step) => step / perPixel >= 90) ?? gridSteps[0];
}

/** Returns the grid lines between two degrees, both inclusive, at most 60. */
export function netLines(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.min(60, Math.floor(to / step) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** Rounds to six decimals, a tenth of a metre. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Normalises a longitude to -180 to 180, since a map can be moved around the world. */
export const turnedLongitude = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
