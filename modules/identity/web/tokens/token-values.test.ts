import { expect, test } from "vitest";
import { livesWithin, noLevels, scopesOf } from "./token-values.ts";

test("the usual lifetimes up to the maximum are offered, and the maximum itself", () => {
  expect(livesWithin(365)).toEqual([30, 90, 365]);
  expect(livesWithin(100)).toEqual([30, 90, 100]);
  expect(livesWithin(90)).toEqual([30, 90]);
  expect(livesWithin(7)).toEqual([7]);
});

test("only the chosen scopes are requested", () => {
  expect(scopesOf(noLevels)).toEqual([]);
  expect(scopesOf({ ...noLevels, community: "write", people: "read" })).toEqual(["community:write", "people:read"]);
});
