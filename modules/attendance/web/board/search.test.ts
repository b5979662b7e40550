import { describe, expect, test } from "vitest";
import { narrowed, readBoardSearch, sumOf } from "./search.ts";

describe("the address of the board", () => {
  test("keeps what belongs there", () => {
    const search = { state: "late", location: 4, department: "7", search: " نورة ", person: "12", day: "2026-11-15" };
    expect(readBoardSearch(search)).toEqual({
      state: "late",
      location: "4",
      department: "7",
      search: "نورة",
      person: "12",
      day: "2026-11-15",
    });
  });

  test("leaves out what does not, and a day of nobody", () => {
    expect(readBoardSearch({ state: "asleep", location: "0", search: "  ", day: "2026-11-15" })).toEqual({});
    expect(readBoardSearch({ person: "12", day: "2026-02-30", cursor: {} })).toEqual({});
  });

  test("begins at the first page when it is narrowed", () => {
    expect(narrowed({ state: "in", cursor: "abc" }, { department: "7" })).toEqual({ state: "in", department: "7" });
    expect(narrowed({ state: "in" }, { state: undefined })).toEqual({});
  });

  test("counts everybody once", () => {
    expect(sumOf({ in: 1, late: 2, notYet: 3, away: 4, off: 5, done: 6, absent: 7 })).toBe(28);
  });
});
