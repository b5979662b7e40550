import { expect, test } from "vitest";
import { readAttendanceSearch } from "./search.ts";

test("a valid day and a valid view are accepted", () => {
  expect(readAttendanceSearch({ day: "2026-02-28", view: "list" })).toEqual({ day: "2026-02-28", view: "list" });
});

test.each(["2026-02-30", "2026-13-01", "1850-01-01", "today", "", 20260228])("the day %s is ignored", (day) => {
  expect(readAttendanceSearch({ day, view: "grid" })).toEqual({});
});
