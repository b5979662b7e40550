import { expect, test } from "vitest";
import { planSpan } from "./plan-span.ts";

test("a week begins on the organisation's first day", () => {
  expect(planSpan("week", "2026-01-14", "sunday")).toMatchObject({ from: "2026-01-11", to: "2026-01-17" });
  expect(planSpan("week", "2026-01-11", "monday")).toMatchObject({ from: "2026-01-05", to: "2026-01-11" });
  expect(planSpan("week", "2026-01-11", "sunday").dates).toHaveLength(7);
});

test("a month has all its dates and leads to its neighbours across years", () => {
  const { from, to, dates, before, after } = planSpan("month", "2026-01-14", "sunday");
  expect([from, to, dates.length, before, after]).toEqual(["2026-01-01", "2026-01-31", 31, "2025-12-01", "2026-02-01"]);
  expect(planSpan("month", "2028-02-29", "sunday").to).toBe("2028-02-29");
});
