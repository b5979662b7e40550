import { expect, test } from "vitest";
import { civilDateIn } from "./civil-date.ts";

test.each([
  ["Asia/Riyadh", "2026-03-01T20:59:59Z", "2026-03-01"],
  ["Asia/Riyadh", "2026-03-01T21:00:00Z", "2026-03-02"],
  ["America/Los_Angeles", "2026-01-01T07:59:59Z", "2025-12-31"],
  ["Africa/Cairo", "2026-04-23T22:00:00Z", "2026-04-24"],
])("in %s, %s is %s", (zone, at, date) => {
  expect(civilDateIn(zone, new Date(at))).toBe(date);
});
