import type { CallInput } from "#client/api.ts";
import { isTimeZone } from "#client/time-zone.ts";
import type { locationRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { numberText, oneOf, readEntity, textOf } from "../rules/entity-parameter.ts";
import { readNumber } from "./position-text.ts";

/** For punches outside the circle; the strictest first. */
export const fencePolicies = ["block", "flag", "log"] as const satisfies readonly Location["fencePolicy"][];
/** Metres. */
export const radiusBounds = { min: 20, max: 5000 } as const;
export const accuracyBounds = { min: 1, max: 10_000 } as const;

/** The fields of the form; numbers are typed texts. */
export type LocationValues = Record<"latitude" | "longitude" | "radius" | "maximumAccuracy", string> &
  Pick<Location, "nameAr" | "nameEn" | "timeZone" | "fencePolicy" | "strict" | "outdoors" | "isActive">;

export const emptyLocation = (timeZone: string): LocationValues => ({
  nameAr: "",
  nameEn: "",
  latitude: "",
  longitude: "",
  radius: "150",
  timeZone,
  fencePolicy: "block",
  strict: false,
  maximumAccuracy: "100",
  outdoors: false,
  isActive: true,
});

export const valuesOf = (location: Location): LocationValues => ({
  nameAr: location.nameAr,
  nameEn: location.nameEn,
  latitude: String(location.latitude),
  longitude: String(location.longitude),
  radius: String(location.radius),
  timeZone: location.timeZone,
  fencePolicy: location.fencePolicy,
  strict: location.strict,
  maximumAccuracy: String(location.maximumAccuracy),
  outdoors: location.outdoors,
  isActive: location.isActive,
});

/** Returns the location as the edit page's parameter. */
export const parameterOf = ({ createdAt: _, version: __, assignmentCount: ___, ...location }: Location): string =>
  JSON.stringify(location);

const degrees = (value: unknown, most: number): string =>
  typeof value === "number" && Math.abs(value) <= most ? String(value) : "";

/** Parses the location with that id from the address, limited to values valid in the form; else null. */
export function readParameter(text: string | undefined, id: string, timeZone: string): LocationValues | null {
  const given = readEntity(text, id);
  if (given === null) return null;
  const [nameAr, nameEn] = [textOf(given["nameAr"]), textOf(given["nameEn"])];
  if (nameAr === "" && nameEn === "") return null;
  const zone = textOf(given["timeZone"], 64);
  return {
    nameAr,
    nameEn,
    latitude: degrees(given["latitude"], 90),
    longitude: degrees(given["longitude"], 180),
    radius: numberText(given["radius"], "150"),
    timeZone: isTimeZone(zone) ? zone : timeZone,
    fencePolicy: oneOf(fencePolicies, given["fencePolicy"]),
    strict: given["strict"] === true,
    maximumAccuracy: numberText(given["maximumAccuracy"], "100"),
    outdoors: given["outdoors"] === true,
    isActive: given["isActive"] !== false,
  };
}

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
