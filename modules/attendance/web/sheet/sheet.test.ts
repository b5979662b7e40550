import { describe, expect, test } from "vitest";
import { faceOf, type Cell } from "./cell-face.ts";
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
