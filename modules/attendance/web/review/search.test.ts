import { expect, test } from "vitest";
import { filtersOf, readReviewSearch } from "./search.ts";

test("open punches are what everybody gets, and are left out of the address", () => {
  expect(readReviewSearch({ state: "open", suspicion: "", location: "", from: "" })).toEqual({});
});

test("filters and the punch looked at are kept", () => {
  const search = { state: "rejected", suspicion: "speed", location: "4", user: "128", from: "2026-01-31", punch: "9" };
  expect(readReviewSearch(search)).toEqual(search);
  expect(filtersOf(readReviewSearch(search))).not.toHaveProperty("punch");
});

test("what does not belong there is ignored", () => {
  for (const stranger of ["lost", "-1", "0", null, {}, ["4"], "4; drop", "2026-02-30", "0001-01-01", "9".repeat(20)]) {
    const all = { state: stranger, suspicion: stranger, location: stranger, user: stranger, from: stranger };
    expect(readReviewSearch({ ...all, to: stranger, punch: stranger })).toEqual({});
  }
});
