import { expect, test } from "vitest";
import { isAfter, latestOf } from "./instants.ts";

test.each([
  ["2026-01-01T10:00:00.000001Z", "2026-01-01T10:00:00Z"],
  ["2026-01-01T10:00:00.1Z", "2026-01-01T10:00:00.09Z"],
  ["2026-01-01T10:00:01Z", "2026-01-01T10:00:00.999999Z"],
  ["2026-01-01T10:00:00.12345Z", "2026-01-01T10:00:00.1234Z"],
  ["2026-01-01T10:00:00.0001Z", "2026-01-01T10:00:00.000Z"],
])("%s is after %s, and not the other way round", (later, earlier) => {
  expect(isAfter(later, earlier)).toBe(true);
  expect(isAfter(earlier, later)).toBe(false);
  expect(latestOf(earlier, null, later)).toBe(later);
  expect(latestOf(later, earlier, null)).toBe(later);
});

test("the same instant written with fewer digits is not after itself", () => {
  const same = ["2026-01-01T10:00:00Z", "2026-01-01T10:00:00.000Z", "2026-01-01T10:00:00.000000Z"];
  for (const one of same) for (const other of same) expect(isAfter(one, other)).toBe(false);
});
