import { expect, test } from "vitest";
import { readCaseSearch } from "./search.ts";

test("defaults are omitted from the address", () => {
  expect(readCaseSearch({ state: "open", sort: "newest", reason: "", category: "", topic: "" })).toEqual({});
});

test("filters are kept, including ids that the router reads as numbers", () => {
  const search = { state: "all", reason: "spam", category: 4, topic: "128", sort: "urgent" };
  expect(readCaseSearch(search)).toEqual({ ...search, category: "4" });
});

test("invalid values are ignored", () => {
  for (const stranger of ["lost", -1, 0, 1.5, null, {}, ["4"], "4; drop", "99999999999999999999"]) {
    expect(readCaseSearch({ state: stranger, reason: stranger, category: stranger, topic: stranger })).toEqual({});
  }
});
