import { expect, test } from "vitest";
import { bodyOf, emptyDocument, isReportYear } from "./document-values.ts";

test("a new report has the period of the previous quarter", () => {
  const quarterOf = (today: string): string => bodyOf(emptyDocument(today)).period;
  expect(["2026-01-31", "2026-03-31", "2026-04-01", "2026-12-31"].map(quarterOf)).toEqual([
    "2025-Q4",
    "2025-Q4",
    "2026-Q1",
    "2026-Q3",
  ]);
});

test("a period is written in Latin digits, whatever the digits of its year", () => {
  const values = { ...emptyDocument("2026-11-21"), year: "٢٠٢٦", month: "3" };
  const periods = (["year", "quarter", "month"] as const).map((span) => bodyOf({ ...values, span }).period);
  expect(periods).toEqual(["2026", "2026-Q3", "2026-03"]);
  expect(["2026", "٢٠٩٩", "1999", "26", "two"].map(isReportYear)).toEqual([true, true, false, false, false]);
});

test("the publication time is sent only for a scheduled report", () => {
  const values = { ...emptyDocument("2026-11-21"), publishAt: "2026-12-01T06:00:00Z" };
  expect(bodyOf({ ...values, state: "published" }).publishAt).toBeNull();
  expect(bodyOf({ ...values, state: "scheduled" }).publishAt).toBe("2026-12-01T06:00:00Z");
});
