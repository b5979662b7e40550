import { expect, test } from "vitest";
import { isNarrowed, readDirectorySearch } from "./search.ts";

test("what is broken or foreign in an address is left out", () => {
  expect(
    readDirectorySearch({ search: "  عمر ", department: "x", manager: 7, language: "tlh", cursor: "", born: "1990" }),
  ).toEqual({ search: "عمر", manager: "7" });
});

test("a later page of everybody is not narrowed", () => {
  expect(isNarrowed({ cursor: "abc" })).toBe(false);
  expect(isNarrowed({ language: "ar" })).toBe(true);
});
