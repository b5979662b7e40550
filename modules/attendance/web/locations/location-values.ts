import type { CallInput } from "#client/api.ts";
import { isTimeZone } from "#client/time-zone.ts";
import type { locationRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { metresBetween } from "../punching/find-nearest.ts";
import { isNamed, numberText, oneOf, readerOf, textOf, writeEntity, type Given } from "../rules/entity-parameter.ts";
import { readNumber } from "./position-text.ts";

/** For punches outside the circle; the strictest first. */
export const shownPolicies = ["block", "flag", "log"] as const satisfies readonly Location["fencePolicy"][];
/** Metres. */
export const radiusBounds = { min: 20, max: 5000 } as const;
export const accuracyBounds = { min: 1, max: 10_000 } as const;

/** The fields of the form; numbers are typed texts. */
export type LocationValues = Record<"latitude" | "longitude" | "radius" | "maximumAccuracy", string> &
  Pick<Location, "nameAr" | "nameEn" | "timeZone" | "fencePolicy" | "strict" | "outdoors" | "isActive">;

const degrees = (value: unknown, max: number): string =>
  typeof value === "number" && Math.abs(value) <= max ? String(value) : "";

/** `timeZone`: the default. A stored one is kept although this browser may not know it. */
export function valuesOf(location: Given<Location>, timeZone = "UTC"): LocationValues {
  return {
    nameAr: textOf(location.nameAr),
    nameEn: textOf(location.nameEn),
    latitude: degrees(location.latitude, 90),
    longitude: degrees(location.longitude, 180),
    radius: numberText(location.radius, "150"),
    timeZone: textOf(location.timeZone, 64) || timeZone,
    fencePolicy: oneOf(shownPolicies, location.fencePolicy),
    strict: location.strict === true,
    maximumAccuracy: numberText(location.maximumAccuracy, "100"),
    outdoors: location.outdoors === true,
    isActive: location.isActive !== false,
  };
}

export const emptyLocation = (timeZone: string): LocationValues => valuesOf({}, timeZone);

export const parameterOf = (location: Location): string => writeEntity(location, emptyLocation("UTC"));

export const readParameter = (text: string | undefined, id: string, timeZone: string): LocationValues | null =>
  readerOf((given) => {
    const values = valuesOf(given, timeZone);
    return isTimeZone(values.timeZone) ? values : { ...values, timeZone };
  }, isNamed)(text, id);

type Body = CallInput<(typeof locationRoutes)["createLocation"]>["body"];

/** Requires validated numbers. */
export const bodyOf = ({ latitude, longitude, radius, maximumAccuracy, ...values }: LocationValues): Body => ({
  ...values,
  latitude: readNumber(latitude) ?? 0,
  longitude: readNumber(longitude) ?? 0,
  radius: Number(toLatinDigits(radius.trim())),
  maximumAccuracy: Number(toLatinDigits(maximumAccuracy.trim())),
});

/** Returns the position of the pin; null while the values are invalid. */
export function pointOf({ latitude, longitude }: Pick<LocationValues, "latitude" | "longitude">) {
  const [north, east] = [readNumber(latitude), readNumber(longitude)];
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return { latitude: north, longitude: east };
}

/** Returns the radius to draw, in metres; 0 below the minimum. */
export function drawnRadius(radius: string): number {
  const metres = readNumber(radius);
  return metres === null || metres < radiusBounds.min ? 0 : Math.min(radiusBounds.max, metres);
}

/** Steps of the slider: common radii in metres, denser where they are small. */
export const radiusStops: readonly number[] = [
  20, 30, 40, 50, 60, 80, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000,
];

/** Returns the index of the step nearest to a radius. */
export const stopOf = (radius: number): number =>
  radiusStops.reduce(
    (nearest, stop, place) =>
      Math.abs(stop - radius) < Math.abs((radiusStops[nearest] ?? 0) - radius) ? place : nearest,
    0,
  );

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

/** Parses the device's position within the last day from the cookie `userLocation`; returns null if invalid. */
export function readKnownPlace(cookie: string | null): { latitude: number; longitude: number } | null {
  if (cookie === null) return null;
  try {
    const { lat, lng } = JSON.parse(cookie.startsWith("{") ? cookie : decodeURIComponent(cookie)) as Record<
      string,
      unknown
    >;
    if (typeof lat !== "number" || typeof lng !== "number") return null;
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
  } catch {
    return null;
  }
}
