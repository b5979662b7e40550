import { expect, test } from "vitest";
import { readMembersSearch } from "./search.ts";

test("the address of a role's page keeps valid parameters only", () => {
  expect(readMembersSearch({ search: " Omar ", state: "over", cursor: "abc" })).toEqual({
    search: "Omar",
    state: "over",
    cursor: "abc",
  });
  expect(readMembersSearch({ search: "  ", state: "never", role: "1" })).toEqual({});
});
