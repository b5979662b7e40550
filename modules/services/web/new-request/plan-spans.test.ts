import { expect, test } from "vitest";
import { planSpans } from "./plan-spans.ts";

test("no dates are no spans", () => expect(planSpans([])).toEqual([]));

test("dates that follow each other are one span, also across the end of a month", () => {
  expect(planSpans(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-06"])).toEqual([
    { from: "2026-02-27", to: "2026-03-01" },
    { from: "2026-03-06", to: "2026-03-06" },
  ]);
});
