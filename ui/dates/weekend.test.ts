import { expect, test } from "vitest";
import { isWeekend } from "./weekend.ts";

// 22 November 2026 is a Sunday.
const weekOf = (weekend: Parameters<typeof isWeekend>[1]["weekend"]): string[] =>
  Array.from({ length: 7 }, (_, place) => `2026-11-${22 + place}`).filter((date) =>
    isWeekend(date, { first: "sunday", weekend }),
  );

test("the weekend consists of the organisation's weekend days", () => {
  expect(weekOf(["friday", "saturday"])).toEqual(["2026-11-27", "2026-11-28"]);
  expect(weekOf(["saturday", "sunday"])).toEqual(["2026-11-22", "2026-11-28"]);
  expect(weekOf([])).toEqual([]);
});
