import { expect, test } from "vitest";
import { narrowed, readUsersSearch } from "./search.ts";

test("leaves out of an address what is not as it should be", () => {
  expect(readUsersSearch({ search: " ", status: "asleep", role: "x", department: -1, neverSignedIn: "no" })).toEqual(
    {},
  );
  expect(readUsersSearch({ search: 42, status: "waiting", role: 3, neverSignedIn: true, other: "1" })).toEqual({
    search: "42",
    status: "waiting",
    role: "3",
    neverSignedIn: "true",
  });
});

test("begins at the first page when something else is looked for", () => {
  const search = { search: "omar", status: "active", cursor: "abc" } as const;
  expect(narrowed(search, { status: "", role: "4" })).toEqual({ search: "omar", role: "4" });
});
