import { expect, test } from "vitest";
import { isNarrowed, narrowed, readDirectorySearch } from "./search.ts";

test("what is broken or foreign in an address is left out", () => {
  expect(
    readDirectorySearch({ search: "  عمر ", department: "x", manager: 7, language: "tlh", cursor: "", born: "1990" }),
  ).toEqual({ search: "عمر", manager: "7" });
});

test("what is looked for is narrowed and widened from the first page on", () => {
  const search = { search: "omar", place: "Riyadh HQ", cursor: "abc" };
  expect(narrowed(search, { skill: "SQL" })).toEqual({ search: "omar", place: "Riyadh HQ", skill: "SQL" });
  expect(narrowed(search, { search: undefined, place: "" })).toEqual({});
  expect(isNarrowed({ cursor: "abc" })).toBe(false);
  expect(isNarrowed({ language: "ar" })).toBe(true);
});
