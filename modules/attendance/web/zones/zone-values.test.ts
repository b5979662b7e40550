import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createZone, type Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { readRuleParameter, readZonesSearch } from "../search.ts";
import { bodyOf, emptyZone, parameterOf, readParameter, valuesOf } from "./zone-values.ts";

const zone: Zone = {
  id: "6",
  nameAr: "دوام ليلي",
  nameEn: "Night shift",
  startDate: "2026-01-01",
  endDate: null,
  layer: "seasonal",
  checkInAllowance: 10,
  checkOutAllowance: 5,
  opensBefore: 60,
  closesAfter: 180,
  halfDayBelow: 240,
  absentBelow: 120,
  clipEarly: true,
  clipLate: false,
  autoCheckOut: "slotEnd",
  days: [
    { weekday: "sunday", start: "08:00", end: "12:00", breakMinutes: 0 },
    { weekday: "sunday", start: "22:00", end: "06:00", breakMinutes: 30 },
  ],
  isActive: false,
  assignmentCount: 2,
  createdAt: "2026-01-01T00:00:00Z",
  version: 3,
};

test("the parameter from the list fills the form like the server's response", () => {
  expect(readParameter(parameterOf(zone), "6")).toEqual(valuesOf(zone));
});

test("values that were read are sent unchanged, and are valid by the server's schema", () => {
  const { id: _, assignmentCount: __, createdAt: ___, version: ____, ...fields } = zone;
  expect(bodyOf(valuesOf(zone))).toEqual(fields);
  expect(createZone.parse(bodyOf(valuesOf(zone)))).toEqual(fields);
});

test("numbers are typed in any digits", () => {
  expect(bodyOf({ ...valuesOf(zone), checkInAllowance: "١٥", opensBefore: " ۹۰ " })).toMatchObject({
    checkInAllowance: 15,
    opensBefore: 90,
  });
});

describe("invalid parameters", () => {
  test.each([
    ["nothing", undefined],
    ["no JSON", "{broken"],
    ["a list", "[]"],
    ["another zone", parameterOf({ ...zone, id: "7" })],
    ["one without an id", JSON.stringify({ ...zone, id: undefined }), "undefined"],
    ["names that are no texts", JSON.stringify({ ...zone, nameAr: { deep: true } })],
  ])("an invalid parameter is ignored: %s", (_name, text, id = "6") => {
    expect(readParameter(text, id)).toBeNull();
  });

  test("invalid values of a zone are dropped", () => {
    const odd = {
      ...zone,
      startDate: "2026-02-30",
      endDate: 7,
      layer: "<script>",
      checkInAllowance: -1,
      days: [null, { weekday: "someday" }, { weekday: "monday", start: "25:00", end: "16:00", breakMinutes: "long" }],
    };
    expect(readParameter(JSON.stringify(odd), "6")).toMatchObject({
      startDate: null,
      endDate: null,
      layer: "base",
      checkInAllowance: emptyZone.checkInAllowance,
      days: [{ weekday: "monday", start: null, end: "16:00", breakMinutes: "" }],
    });
  });

  test("slots beyond those that the server accepts are dropped", () => {
    const days = Array.from({ length: 71 }, () => zone.days[0]);
    expect(readParameter(JSON.stringify({ ...zone, days }), "6")?.days).toHaveLength(70);
  });

  test("any parameter is parsed to texts and slots, or to nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({ id: "6", nameAr: "", nameEn: "", days: value, layer: value, startDate: value });
        const values = readParameter(text, "6");
        expect(values).not.toBeNull();
        for (const { start, end } of values?.days ?? [])
          for (const time of [start, end]) expect(time ?? "00:00").toMatch(/^\d\d:\d\d$/);
      }),
      { numRuns: 100 },
    );
  });
});

test("the address of the list keeps known parameters only", () => {
  expect(readZonesSearch({ search: " ليل ", layer: "seasonal", isActive: "true", cursor: "abc", other: "x" })).toEqual({
    search: "ليل",
    layer: "seasonal",
    isActive: "true",
    cursor: "abc",
  });
  expect(readZonesSearch({ search: " ", layer: "top", isActive: "yes" })).toEqual({});
  expect(readRuleParameter("zone")({ zone: "x".repeat(30_000) })).toEqual({});
});
