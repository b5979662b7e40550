import { describe, expect, test } from "vitest";
import { narrowed, readBoardSearch, sumOf } from "./search.ts";

describe("the address of the board", () => {
  test("valid parameters are kept", () => {
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

  test("invalid parameters are dropped, and so is a day without a person", () => {
    expect(readBoardSearch({ state: "asleep", location: "0", search: "  ", day: "2026-11-15" })).toEqual({});
    expect(readBoardSearch({ person: "12", day: "2026-02-30", cursor: {} })).toEqual({});
  });

  test("a changed filter resets the list to the first page", () => {
    expect(narrowed({ state: "in", cursor: "abc" }, { department: "7" })).toEqual({ state: "in", department: "7" });
    expect(narrowed({ state: "in" }, { state: undefined })).toEqual({});
  });

  test("the sum counts every person once", () => {
    expect(sumOf({ in: 1, late: 2, notYet: 3, away: 4, off: 5, done: 6, absent: 7 })).toBe(28);
  });
});
