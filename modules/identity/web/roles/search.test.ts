import { expect, test } from "vitest";
import { readMembersSearch } from "./search.ts";

test("the address of a role's page keeps what it knows, and nothing else", () => {
  expect(readMembersSearch({ search: " Omar ", state: "over", cursor: "abc" })).toEqual({
    search: "Omar",
    state: "over",
    cursor: "abc",
  });
  expect(readMembersSearch({ search: "  ", state: "never", role: "1" })).toEqual({});
});
