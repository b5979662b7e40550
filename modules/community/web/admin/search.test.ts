import fc from "fast-check";
import { expect, test } from "vitest";
import { filterSearchOf, filtersOf, isNarrowed, readAdminTopicsSearch, searchOfFilters } from "./search.ts";

test("invalid parameters of an address are ignored", () => {
  const nonsense = {
    view: "everything",
    category: "abc",
    author: "0",
    isPoster: "yes",
    isPoll: "false",
    createdFrom: "2026-02-30",
    createdTo: "2026-02-28",
    sort: "likes",
    colour: "red",
  };
  expect(readAdminTopicsSearch(nonsense)).toEqual({ isPoll: "false", createdTo: "2026-02-28" });
  expect(readAdminTopicsSearch({ category: "1" })).toEqual({});
  expect(readAdminTopicsSearch({ view: "deleted", cursor: "abc", sort: "oldest" })).toEqual({
    view: "deleted",
    cursor: "abc",
    sort: "oldest",
  });
});

const choice = fc.constantFrom("true" as const, "false" as const);
const filters = fc.record(
  {
    category: fc.constantFrom("2", "300"),
    author: fc.constantFrom("7"),
    search: fc.constantFrom("التقنية", "two words"),
    isPoster: choice,
    isActive: choice,
    hasReport: choice,
    isPoll: choice,
    createdFrom: fc.constantFrom("2026-01-01"),
    createdTo: fc.constantFrom("2026-12-31"),
    sort: fc.constant("oldest" as const),
  },
  { requiredKeys: [] },
);

test("filters convert to a request body, a saved view and back to the address without loss", () => {
  fc.assert(
    fc.property(filters, (search) => {
      expect(readAdminTopicsSearch(search)).toEqual(search);
      const { sort, ...rest } = search;
      const body = filtersOf(search);
      for (const value of Object.values(body)) expect(["boolean", "string"]).toContain(typeof value);
      expect(searchOfFilters({ ...body, ...(sort === undefined ? {} : { sort }) })).toEqual(search);
      expect(isNarrowed(search)).toBe(Object.keys(rest).length > 0);
      expect(filterSearchOf({ ...search, view: "deleted", cursor: "abc" })).toEqual(search);
    }),
    { numRuns: 100 },
  );
});
