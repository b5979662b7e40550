import { describe, expect, test } from "vitest";
import { filtersOf, narrowedBoard, readBoardSearch, readReviewSearch, readTesterSearch, sumOf } from "./search.ts";
import { readAttendanceSearch } from "./mine/search.ts";

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
    expect(narrowedBoard({ state: "in", cursor: "abc" }, { department: "7" })).toEqual({
      state: "in",
      department: "7",
    });
    expect(narrowedBoard({ state: "in" }, { state: undefined })).toEqual({});
  });

  test("the sum counts every person once", () => {
    expect(sumOf({ in: 1, late: 2, notYet: 3, away: 4, off: 5, done: 6, absent: 7 })).toBe(28);
  });
});

describe("the address of the own attendance", () => {
  test("a valid day and a valid view are accepted", () => {
    expect(readAttendanceSearch({ day: "2026-02-28", view: "list" })).toEqual({ day: "2026-02-28", view: "list" });
  });

  test.each(["2026-02-30", "2026-13-01", "1850-01-01", "today", "", 20260228])("the day %s is ignored", (day) => {
    expect(readAttendanceSearch({ day, view: "grid" })).toEqual({});
  });
});

describe("the address of the review", () => {
  test("the state open is the default, and is omitted from the address", () => {
    expect(readReviewSearch({ state: "open", suspicion: "", location: "", from: "" })).toEqual({});
  });

  test("filters and the selected punch are kept", () => {
    const search = {
      state: "rejected",
      suspicion: "speed",
      location: "4",
      user: "128",
      from: "2026-01-31",
      punch: "9",
    };
    expect(readReviewSearch(search)).toEqual(search);
    expect(filtersOf(readReviewSearch(search))).not.toHaveProperty("punch");
  });

  test("invalid parameters are ignored", () => {
    for (const stranger of [
      "lost",
      "-1",
      "0",
      null,
      {},
      ["4"],
      "4; drop",
      "2026-02-30",
      "0001-01-01",
      "9".repeat(20),
    ]) {
      const all = { state: stranger, suspicion: stranger, location: stranger, user: stranger, from: stranger };
      expect(readReviewSearch({ ...all, to: stranger, punch: stranger })).toEqual({});
    }
  });
});

describe("the address of the tester", () => {
  test("a zone and a month are kept", () => {
    const search = { view: "compare", zone: "12", month: "2026-10" };
    expect(readTesterSearch(search)).toEqual(search);
  });

  test("invalid parameters are ignored", () => {
    for (const stranger of ["0", "-3", "2026-13", "2026-1", "x", "", null, undefined]) {
      expect(readTesterSearch({ view: stranger, zone: stranger, month: stranger })).toEqual({});
    }
  });
});
