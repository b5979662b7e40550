import { expect, test } from "vitest";
import { readAttendanceSearch } from "./search.ts";

test("a day that there is and a view that there is are taken", () => {
  expect(readAttendanceSearch({ day: "2026-02-28", view: "list" })).toEqual({ day: "2026-02-28", view: "list" });
});

test.each(["2026-02-30", "2026-13-01", "1850-01-01", "today", "", 20260228])("%s is no day", (day) => {
  expect(readAttendanceSearch({ day, view: "grid" })).toEqual({});
});
