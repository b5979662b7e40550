import { describe, expect, test } from "vitest";
import {
  dayOf,
  instantOf,
  localTimeOf,
  minutesOf,
  parseDate,
  parseInstant,
  parseLocalTime,
  parseTime,
  writeDate,
  writeInstant,
} from "./written-time.ts";

describe("a date", () => {
  test.each(["1970-01-01", "2026-01-11", "2024-02-29", "0001-01-01", "0099-12-31", "9999-12-31"])(
    "%s is a date",
    (text) => {
      expect(writeDate(dayOf(text))).toBe(text);
    },
  );
  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "2026-01-11T00:00",
    " 2026-01-11",
    "",
  ])("%j is not a date", (text) => {
    expect(parseDate(text)).toBeNull();
    expect(() => dayOf(text)).toThrow(RangeError);
  });
  test("a date is counted in days from 1970", () => {
    expect([dayOf("1970-01-01"), dayOf("1970-01-02"), dayOf("1969-12-31")]).toEqual([0, 1, -1]);
  });
});

test("a time of day is from 00:00 to 23:59", () => {
  expect([minutesOf("00:00"), minutesOf("08:30"), minutesOf("23:59")]).toEqual([0, 510, 1439]);
  for (const text of ["24:00", "8:00", "08:60", "08:00:00", "0800", "٠٨:٠٠", ""]) expect(parseTime(text)).toBeNull();
});

test("a local time is a date and a time of day", () => {
  expect(localTimeOf("2026-01-11T08:30")).toEqual({ day: dayOf("2026-01-11"), minutes: 510 });
  for (const text of ["2026-01-11", "2026-01-11 08:30", "2026-02-30T08:30", "2026-01-11T24:00", "2026-01-11T08:30Z"]) {
    expect(parseLocalTime(text)).toBeNull();
  }
});

describe("an instant", () => {
  test.each([
    ["2026-01-11T05:00:00Z", "2026-01-11T05:00:00Z"],
    ["2026-01-11T05:00Z", "2026-01-11T05:00:00Z"],
    ["2026-01-11T08:00:00+03:00", "2026-01-11T05:00:00Z"],
    ["2026-01-11T00:30:00-05:30", "2026-01-11T06:00:00Z"],
    ["2026-01-11T05:00:00.5Z", "2026-01-11T05:00:00.500Z"],
    ["2026-01-11T05:00:00.000Z", "2026-01-11T05:00:00Z"],
    ["2026-01-11T05:00:00.1239Z", "2026-01-11T05:00:00.123Z"],
    ["2026-01-11T01:00:00+03:00", "2026-01-10T22:00:00Z"],
  ])("%s is written as %s", (text, written) => {
    expect(writeInstant(instantOf(text))).toBe(written);
  });
  test.each([
    "2026-01-11",
    "2026-01-11T05:00:00",
    "2026-02-30T05:00:00Z",
    "2026-01-11T24:00:00Z",
    "2026-01-11T05:00:60Z",
    "2026-01-11T05:00:00z",
    "2026-01-11 05:00:00Z",
    "2026-01-11T05:00:00+0300",
    "1768107600000",
  ])("%s is not an instant", (text) => {
    expect(parseInstant(text)).toBeNull();
    expect(() => instantOf(text)).toThrow(RangeError);
  });
});
