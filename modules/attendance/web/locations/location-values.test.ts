import { expect, test } from "vitest";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { metresBetween } from "../punching/find-nearest.ts";
import {
  bodyOf,
  drawnRadius,
  emptyLocation,
  overlapping,
  parameterOf,
  pointOf,
  readParameter,
  valuesOf,
} from "./location-values.ts";

const office: Location = {
  id: "7",
  nameAr: "المقر",
  nameEn: "Head office",
  latitude: 24.7136,
  longitude: 46.6753,
  radius: 150,
  timeZone: "Asia/Riyadh",
  fencePolicy: "flag",
  strict: true,
  maximumAccuracy: 80,
  outdoors: true,
  isActive: false,
  assignmentCount: 3,
  createdAt: "2026-01-01T00:00:00.000Z",
  version: 4,
};

test("the address contains the form's values and no server fields", () => {
  const text = parameterOf(office);
  expect(Object.keys(JSON.parse(text) as object)).not.toContain("version");
  expect(readParameter(text, "7", "UTC")).toEqual(valuesOf(office));
});

test("the parameter of another location, a malformed one and one without a name fill nothing", () => {
  expect(readParameter(parameterOf(office), "8", "UTC")).toBeNull();
  expect(readParameter("{", "7", "UTC")).toBeNull();
  expect(readParameter('{"id":"7"}', "7", "UTC")).toBeNull();
  expect(readParameter(undefined, "7", "UTC")).toBeNull();
});

test("invalid values of a location are dropped", () => {
  const odd = { ...office, latitude: 500, longitude: "46", radius: -3, fencePolicy: "shout", timeZone: 3 };
  expect(readParameter(JSON.stringify(odd), "7", "UTC")).toMatchObject({
    latitude: "",
    longitude: "",
    radius: "150",
    fencePolicy: "block",
    timeZone: "UTC",
  });
});

test("a stored time zone that this browser does not know is kept; of an address, it is dropped", () => {
  const future = { ...office, timeZone: "Asia/Newtown" };
  expect(valuesOf(future, "UTC").timeZone).toBe("Asia/Newtown");
  expect(readParameter(parameterOf(future), "7", "UTC")?.timeZone).toBe("UTC");
});

test("Arabic digits are converted to numbers for the server and the map", () => {
  const values = { ...emptyLocation("Asia/Riyadh"), latitude: "٢٤٫٧", longitude: "۴۶٫۶", radius: "٢٠٠" };
  expect(bodyOf(values)).toMatchObject({ latitude: 24.7, longitude: 46.6, radius: 200, maximumAccuracy: 100 });
  expect(pointOf(values)).toEqual({ latitude: 24.7, longitude: 46.6 });
  expect(pointOf({ latitude: "95", longitude: "0" })).toBeNull();
  expect([drawnRadius("٢٠٠"), drawnRadius("9000"), drawnRadius("wide"), drawnRadius("2")]).toEqual([200, 5000, 0, 0]);
});

test("two locations overlap while their circles intersect", () => {
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195.08, 1);
  const north = { ...office, id: "8", latitude: office.latitude + 0.0025 };
  const distance = metresBetween(office, north);
  expect(overlapping(office, [north]).map(({ id }) => id)).toEqual(["8"]);
  expect(overlapping({ ...office, radius: distance - 150 }, [north])).toEqual([]);
});
