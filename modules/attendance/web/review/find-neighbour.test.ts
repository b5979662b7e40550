import { expect, test } from "vitest";
import { findNeighbour, findStretch } from "./find-neighbour.ts";

const ids = ["9", "7", "5", "3"];

test("a range is found in both directions, and is a single id without an anchor", () => {
  expect(findStretch(ids, "7", "3")).toEqual(["7", "5", "3"]);
  expect(findStretch(ids, "5", "9")).toEqual(["9", "7", "5"]);
  expect(findStretch(ids, null, "5")).toEqual(["5"]);
  expect(findStretch(ids, "1", "5")).toEqual(["5"]);
});

test("the selection moves down, at the end up, and stays if nothing was decided", () => {
  expect(findNeighbour(ids, "7", ["7"])).toBe("5");
  expect(findNeighbour(ids, "7", ["7", "5"])).toBe("3");
  expect(findNeighbour(ids, "3", ["3"])).toBe("5");
  expect(findNeighbour(ids, "7", ["3"])).toBe("7");
  expect(findNeighbour(ids, undefined, ["9"])).toBe("7");
  expect(findNeighbour(ids, "5", ids)).toBeUndefined();
});
