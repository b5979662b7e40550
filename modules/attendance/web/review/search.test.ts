import { expect, test } from "vitest";
import { filtersOf, readReviewSearch } from "./search.ts";

test("the state open is the default, and is omitted from the address", () => {
  expect(readReviewSearch({ state: "open", suspicion: "", location: "", from: "" })).toEqual({});
});

test("filters and the selected punch are kept", () => {
  const search = { state: "rejected", suspicion: "speed", location: "4", user: "128", from: "2026-01-31", punch: "9" };
  expect(readReviewSearch(search)).toEqual(search);
  expect(filtersOf(readReviewSearch(search))).not.toHaveProperty("punch");
});

test("invalid parameters are ignored", () => {
  for (const stranger of ["lost", "-1", "0", null, {}, ["4"], "4; drop", "2026-02-30", "0001-01-01", "9".repeat(20)]) {
    const all = { state: stranger, suspicion: stranger, location: stranger, user: stranger, from: stranger };
    expect(readReviewSearch({ ...all, to: stranger, punch: stranger })).toEqual({});
  }
});
