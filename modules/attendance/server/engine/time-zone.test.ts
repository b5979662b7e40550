import { describe, expect, test } from "vitest";
import { dayOf, writeDate, writeInstant } from "../../contract/written-time.ts";
import { findClockChanges } from "./find-clock-changes.ts";
import { isTimeZone, localDay, offsetAt, toInstant } from "./time-zone.ts";

const at = (timeZone: string, date: string, hours: number, minutes: number) =>
  writeInstant(toInstant(timeZone, dayOf(date), hours * 60 + minutes));

describe("a local time", () => {
  test.each([
    ["Asia/Riyadh", "2026-01-11", 8, 0, "2026-01-11T05:00:00Z"],
    ["Asia/Kathmandu", "2026-01-11", 8, 0, "2026-01-11T02:15:00Z"],
    // A time past midnight is on the next date.
    ["Asia/Riyadh", "2026-01-11", 30, 0, "2026-01-12T03:00:00Z"],
    // A time in a gap is moved forward by the gap.
    ["Africa/Cairo", "2026-04-24", 0, 0, "2026-04-23T22:00:00Z"],
    ["Africa/Cairo", "2026-04-24", 0, 59, "2026-04-23T22:59:00Z"],
    ["Africa/Cairo", "2026-04-24", 1, 0, "2026-04-23T22:00:00Z"],
    ["Europe/Berlin", "2026-03-29", 2, 30, "2026-03-29T01:30:00Z"],
    ["Australia/Lord_Howe", "2026-10-04", 2, 10, "2026-10-03T15:40:00Z"],
    ["Pacific/Apia", "2011-12-30", 12, 0, "2011-12-30T22:00:00Z"],
    // The first of a repeated time is used.
    ["Africa/Cairo", "2026-10-29", 23, 0, "2026-10-29T20:00:00Z"],
    ["Africa/Cairo", "2026-10-29", 22, 59, "2026-10-29T19:59:00Z"],
    ["Africa/Cairo", "2026-10-30", 0, 0, "2026-10-29T22:00:00Z"],
    ["America/New_York", "2026-11-01", 1, 30, "2026-11-01T05:30:00Z"],
    ["Asia/Riyadh", "9999-12-31", 24, 0, "9999-12-31T21:00:00Z"],
  ])("in %s on %s, %i:%i is converted to its instant", (timeZone, date, hours, minutes, instant) => {
    expect(at(timeZone, date, hours, minutes)).toBe(instant);
  });
});

describe("an instant", () => {
  test.each([
    ["Asia/Riyadh", "2026-01-11T20:59:59Z", "2026-01-11"],
    ["Asia/Riyadh", "2026-01-11T21:00:00Z", "2026-01-12"],
    ["America/New_York", "2026-01-11T04:59:59Z", "2026-01-10"],
    ["Pacific/Kiritimati", "2026-01-11T10:00:00Z", "2026-01-12"],
    ["Africa/Cairo", "2026-10-29T20:59:59Z", "2026-10-29"],
    ["Africa/Cairo", "2026-10-29T21:30:00Z", "2026-10-29"],
    ["Africa/Cairo", "2026-10-29T22:00:00Z", "2026-10-30"],
  ])("in %s, %s is on %s", (timeZone, instant, date) => {
    expect(writeDate(localDay(timeZone, Date.parse(instant)))).toBe(date);
  });

  test("an offset is looked up by quarter hour, and contains the seconds of historical clocks", () => {
    expect(offsetAt("Africa/Cairo", Date.parse("2026-04-23T21:59:59.999Z"))).toBe(7_200_000);
    expect(offsetAt("Africa/Cairo", Date.parse("2026-04-23T22:00:00Z"))).toBe(10_800_000);
    expect(offsetAt("Africa/Monrovia", 0)).toBe(-(44 * 60 + 30) * 1000);
    expect(offsetAt("UTC", 0)).toBe(0);
  });
});

test("a clock change is found on the day after the midnight that still had the old offset", () => {
  const changes = findClockChanges("Africa/Casablanca", dayOf("2026-01-01"), dayOf("2026-08-31"));
  expect(changes.map(writeDate)).toEqual(["2026-02-16", "2026-03-23"]);
  expect(findClockChanges("Asia/Riyadh", dayOf("2020-01-01"), dayOf("2040-01-01"))).toEqual([]);
  expect(findClockChanges("Africa/Cairo", dayOf("2026-04-24"), dayOf("2026-04-24"))).toEqual([dayOf("2026-04-24")]);
});

test.each([
  ["Asia/Riyadh", true],
  ["UTC", true],
  ["Etc/GMT-3", true],
  ["+03:00", false],
  ["-05", false],
  ["Asia/Riad", false],
  ["Asia/Riyadh ", false],
  ["", false],
])("%j is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
