import { expect, test } from "vitest";
import { readUsersSearch } from "./search.ts";

test("invalid parameters of the address are dropped", () => {
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
