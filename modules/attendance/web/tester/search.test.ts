import { expect, test } from "vitest";
import { readTesterSearch } from "./search.ts";

test("a zone and a month are kept", () => {
  const search = { view: "compare", zone: "12", month: "2026-10" };
  expect(readTesterSearch(search)).toEqual(search);
});

test("invalid parameters are ignored", () => {
  for (const stranger of ["0", "-3", "2026-13", "2026-1", "x", "", null, undefined]) {
    expect(readTesterSearch({ view: stranger, zone: stranger, month: stranger })).toEqual({});
  }
});
