import { describe, expect, test } from "vitest";
import { isNarrowed, narrowedSheet, readSheetSearch } from "../search.ts";
import { cellStyleOf, type Cell } from "./present-cell.ts";

describe("the address of the sheet", () => {
  test("a month, a state and a day are kept, and invalid ones dropped", () => {
    const search = { month: "2026-11", state: "absent", person: 12, day: "2026-11-15", department: "7" };
    expect(readSheetSearch(search)).toEqual({ ...search, person: "12" });
    expect(readSheetSearch({ month: "2026-13", state: "asleep", day: "2026-11-15" })).toEqual({});
  });

  test("a changed filter resets the list to the first page, and a month alone is no filter", () => {
    expect(narrowedSheet({ month: "2026-11", cursor: "abc" }, { state: "absent" })).toEqual({
      month: "2026-11",
      state: "absent",
    });
    expect(isNarrowed({ month: "2026-11", cursor: "abc" })).toBe(false);
    expect(isNarrowed({ month: "2026-11", search: "noura" })).toBe(true);
  });
});

test("only a present person shows late arrival or early departure", () => {
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
  expect(cellStyleOf(cell({}))).toBe("present");
  expect(cellStyleOf(cell({ lateMinutes: 5, earlyMinutes: 5 }))).toBe("late");
  expect(cellStyleOf(cell({ earlyMinutes: 5 }))).toBe("early");
  expect(cellStyleOf(cell({ state: "halfDay", lateMinutes: 200 }))).toBe("halfDay");
});
