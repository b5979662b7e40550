import { expect } from "vitest";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { LocationZoneUser } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import type { Caller } from "./attendance.ts";

/** Returns the same hours for each weekday. */
export const hours = (start: string, end: string, weekdays: readonly string[] = ["sunday", "monday", "tuesday"]) =>
  weekdays.map((weekday) => ({ weekday, start, end }));

let number = 0;
const name = (kind: string): { nameEn: string; nameAr: string } => {
  number += 1;
  return { nameEn: `${kind} ${number}`, nameAr: `${kind} بالعربية ${number}` };
};

/** Returns a valid body: Sunday to Tuesday, 08:00 to 16:00, all of 2026. */
export const zoneBody = (more: object = {}) => ({
  ...name("Zone"),
  startDate: "2026-01-01",
  endDate: "2026-12-31",
  days: hours("08:00", "16:00"),
  ...more,
});

/** Returns a valid body: in Riyadh. */
export const locationBody = (more: object = {}) => ({
  ...name("Site"),
  latitude: 24.7136,
  longitude: 46.6753,
  ...more,
});

async function posted<T>(caller: Caller, path: string, body: object): Promise<T> {
  const answer = await caller.post<T>(path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}

export const addZone = (caller: Caller, more: object = {}): Promise<Zone> =>
  posted(caller, "/attendance/zones", zoneBody(more));
export const addLocation = (caller: Caller, more: object = {}): Promise<Location> =>
  posted(caller, "/attendance/locations", locationBody(more));
export const assign = (caller: Caller, body: object): Promise<LocationZoneUser> =>
  posted(caller, "/attendance/location-zone-users", body);
