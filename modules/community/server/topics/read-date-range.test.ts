import { expect, test } from "vitest";
import { dateRange } from "./read-date-range.ts";

test.each([
  ["one day in Riyadh", "2026-03-01", "2026-03-01", "Asia/Riyadh", "2026-02-28T21:00:00Z", "2026-03-01T21:00:00Z"],
  [
    "the day without midnight in Cairo",
    "2026-04-24",
    "2026-04-24",
    "Africa/Cairo",
    "2026-04-23T22:00:00Z",
    "2026-04-24T21:00:00Z",
  ],
  [
    "the day of 25 hours in Cairo",
    "2026-10-29",
    "2026-10-29",
    "Africa/Cairo",
    "2026-10-28T21:00:00Z",
    "2026-10-29T22:00:00Z",
  ],
  ["a leap day", "2028-02-29", "2028-02-29", "UTC", "2028-02-29T00:00:00Z", "2028-03-01T00:00:00Z"],
  ["without an end", "2026-03-01", undefined, "UTC", "2026-03-01T00:00:00Z", "3000-01-01T00:00:00Z"],
  ["without a beginning", undefined, "2026-03-01", "UTC", "1900-01-01T00:00:00Z", "2026-03-02T00:00:00Z"],
  ["far beyond both", "0000-01-01", "9999-12-31", "UTC", "1900-01-01T00:00:00Z", "3000-01-01T00:00:00Z"],
])("instants of a date range: %s", (_name, from, to, zone, start, before) => {
  expect(dateRange(from, to, zone)).toEqual({ from: start, before });
});
