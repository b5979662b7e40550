import { describe, expect, test } from "vitest";
import { faceOf, type Cell } from "./cell-face.ts";
import { datesOf, monthsOn } from "./month-dates.ts";
import { isNarrowed, narrowed, readSheetSearch } from "./search.ts";

describe("the address of the sheet", () => {
  test("keeps a month, a state and a day, and leaves out what is none", () => {
    const search = { month: "2026-11", state: "absent", person: 12, day: "2026-11-15", department: "7" };
    expect(readSheetSearch(search)).toEqual({ ...search, person: "12" });
    expect(readSheetSearch({ month: "2026-13", state: "asleep", day: "2026-11-15" })).toEqual({});
  });

  test("begins at the first page when it is narrowed, which a month alone is not", () => {
    expect(narrowed({ month: "2026-11", cursor: "abc" }, { state: "absent" })).toEqual({
      month: "2026-11",
      state: "absent",
    });
    expect(isNarrowed({ month: "2026-11", cursor: "abc" })).toBe(false);
    expect(isNarrowed({ month: "2026-11", search: "noura" })).toBe(true);
  });
});

describe("the dates of a month", () => {
  test("are as many as it has days", () => {
    expect(datesOf("2026-11").at(-1)).toBe("2026-11-30");
    expect(datesOf("2028-02")).toHaveLength(29);
    expect(datesOf("2026-02")[0]).toBe("2026-02-01");
  });

  test("go over the ends of years", () => {
    expect(monthsOn("2026-12", 1)).toBe("2027-01");
    expect(monthsOn("2026-01", -1)).toBe("2025-12");
  });
});

test("who came late or left early shows that, and nobody else", () => {
  const cell = (more: Partial<Cell>): Cell => ({
    date: "2026-11-15",
    state: "present",
    workedMinutes: 480,
    lateMinutes: 0,
    earlyMinutes: 0,
    provisional: false,
    slots: 1,
    ...more,
  });
  expect(faceOf(cell({}))).toBe("present");
  expect(faceOf(cell({ lateMinutes: 5, earlyMinutes: 5 }))).toBe("late");
  expect(faceOf(cell({ earlyMinutes: 5 }))).toBe("early");
  expect(faceOf(cell({ state: "halfDay", lateMinutes: 200 }))).toBe("halfDay");
});
