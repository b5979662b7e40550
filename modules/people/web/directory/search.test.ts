import { expect, test } from "vitest";
import { isNarrowed, readDirectorySearch } from "./search.ts";

test("invalid and unknown parameters of the address are dropped", () => {
  expect(
    readDirectorySearch({ search: "  عمر ", department: "x", manager: 7, language: "tlh", cursor: "", born: "1990" }),
  ).toEqual({ search: "عمر", manager: "7" });
});

test("a later page without filters is not narrowed", () => {
  expect(isNarrowed({ cursor: "abc" })).toBe(false);
  expect(isNarrowed({ language: "ar" })).toBe(true);
});
