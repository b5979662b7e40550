import { expect, test } from "vitest";
import { livesWithin, noLevels, scopesOf } from "./token-values.ts";

test("offers the usual lives as far as the organisation allows them, and all that it allows", () => {
  expect(livesWithin(365)).toEqual([30, 90, 365]);
  expect(livesWithin(100)).toEqual([30, 90, 100]);
  expect(livesWithin(90)).toEqual([30, 90]);
  expect(livesWithin(7)).toEqual([7]);
});

test("asks for what is chosen and nothing else", () => {
  expect(scopesOf(noLevels)).toEqual([]);
  expect(scopesOf({ ...noLevels, community: "write", people: "read" })).toEqual(["community:write", "people:read"]);
});
