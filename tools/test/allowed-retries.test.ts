import { expect, test } from "vitest";
import { faultsOfRetries, isRetryAllowed, readAllowedRetries, type AllowedRetries } from "./allowed-retries.ts";

const entry = {
  file: "e2e/home.test.ts",
  test: "in ar home opens",
  reason: "The clock of the test moves.",
  since: "2026-11-01",
};
const other = { ...entry, test: "in en home opens" };

test.each<[string, AllowedRetries, RegExp]>([
  ["entered twice", [entry, other, entry], /in ar home opens is entered a second time/],
  ["entered again after it was mended", [{ ...entry, mended: "2026-11-02" }, entry], /second time/],
  ["older than thirty days", [{ ...entry, since: "2026-10-23" }], /more than 30 days/],
  ["dated ahead", [{ ...entry, since: "2026-11-24" }], /dated ahead/],
])("a test that is %s is refused", (_, entries, fault) => {
  const faults = faultsOfRetries(entries, "2026-11-23");
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test("entries up to thirty days old are accepted, and mended ones of any age", () => {
  const entries = [
    { ...entry, since: "2026-10-24" },
    { ...other, since: "2025-01-01", mended: "2025-01-09" },
  ];
  expect(faultsOfRetries(entries, "2026-11-23")).toEqual([]);
});

test("only a listed test that is not mended may be retried", () => {
  const entries = [entry, { ...other, mended: "2026-11-02" }];
  expect(isRetryAllowed(entries, entry)).toBe(true);
  expect(isRetryAllowed(entries, other)).toBe(false);
  expect(isRetryAllowed(entries, { ...entry, file: "e2e/search.test.ts" })).toBe(false);
});

test("the committed list is valid", () => {
  expect(Array.isArray(readAllowedRetries(`${import.meta.dirname}/../..`))).toBe(true);
});
