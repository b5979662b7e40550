import { expect, test } from "vitest";
import { findZones } from "./find-zones.ts";
import { readKnownPlace } from "./location-values.ts";

test.each([
  ["riyadh", "Asia/Riyadh"],
  ["Asia/Riy", "Asia/Riyadh"],
  ["saudi", "Asia/Riyadh"],
  ["السعوديه", "Asia/Riyadh"],
  ["مصر", "Africa/Cairo"],
  ["new york", "America/New_York"],
  ["utc", "UTC"],
])("%s finds %s, by town or by country, in either language", (words, zone) => {
  expect(findZones(words)).toContain(zone);
});

test("an empty search is limited to 30 results, and nonsense finds nothing", () => {
  expect(findZones("")).toHaveLength(30);
  expect(findZones("nowhere at all")).toEqual([]);
});

test("the position cookie is parsed as written, and ignored if invalid", () => {
  const place = { latitude: 24.7, longitude: -46.6 };
  expect(readKnownPlace('{"lat":24.7,"lng":-46.6}')).toEqual(place);
  expect(readKnownPlace(encodeURIComponent('{"lat":24.7,"lng":-46.6}'))).toEqual(place);
  for (const broken of [null, "", "{", "null", '{"lat":"24","lng":46}', '{"lat":95,"lng":0}', "%E0%A4%A"]) {
    expect(readKnownPlace(broken)).toBeNull();
  }
});
