import { expect, test } from "vitest";
import { dayKey, findRectangle, readDayKey } from "./find-rectangle.ts";

const grid = { people: ["1", "2", "3"], dates: ["2026-01-01", "2026-01-02", "2026-01-03"] };

test("a rectangle is the same from either corner", () => {
  const days = ["1 2026-01-02", "1 2026-01-03", "2 2026-01-02", "2 2026-01-03"];
  expect(findRectangle(grid, { row: 0, column: 1 }, { row: 1, column: 2 })).toEqual(days);
  expect(findRectangle(grid, { row: 1, column: 2 }, { row: 0, column: 1 })).toEqual(days);
  expect(findRectangle(grid, { row: 2, column: 0 }, { row: 2, column: 0 })).toEqual(["3 2026-01-01"]);
});

test("a day is read from its key", () => {
  expect(readDayKey(dayKey("12", "2026-01-01"))).toEqual({ user: "12", date: "2026-01-01" });
});
