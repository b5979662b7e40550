import { describe, expect, test } from "vitest";
import { datesOf, monthsOn } from "./month-dates.ts";

describe("the dates of a month", () => {
  test("a month has the right number of dates", () => {
    expect(datesOf("2026-11").at(-1)).toBe("2026-11-30");
    expect(datesOf("2028-02")).toHaveLength(29);
    expect(datesOf("2026-02")[0]).toBe("2026-02-01");
  });

  test("adding months crosses years", () => {
    expect(monthsOn("2026-12", 1)).toBe("2027-01");
    expect(monthsOn("2026-01", -1)).toBe("2025-12");
  });
});
