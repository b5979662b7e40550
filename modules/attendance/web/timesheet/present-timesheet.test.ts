import { expect, test } from "vitest";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { clockOf, hoursOf, listLines } from "./present-timesheet.ts";

test("times are those of the place of work, and minutes are hours", () => {
  expect(clockOf("2026-01-11T05:03:59Z", "Asia/Riyadh")).toBe("08:03");
  expect(clockOf(null, "Asia/Riyadh")).toBe("");
  expect([0, 5, 485].map(hoursOf)).toEqual(["", "0:05", "8:05"]);
});

test("every date has a line, and a date of several slots one for each", () => {
  const days = [1, 2].map((slot) => ({ date: "2026-02-02", slot }) as AttendanceDay);
  const lines = listLines("2026-02", days);
  expect(lines).toHaveLength(29);
  expect(lines.slice(0, 3)).toEqual([
    { date: "2026-02-01", isFirst: true, day: null },
    { date: "2026-02-02", isFirst: true, day: days[0] },
    { date: "2026-02-02", isFirst: false, day: days[1] },
  ]);
});
