import { expect, test } from "vitest";
import { neighbourOf, stretchOf } from "./choose-punch.ts";

const ids = ["9", "7", "5", "3"];

test("a stretch goes both ways, and is one where it has no beginning", () => {
  expect(stretchOf(ids, "7", "3")).toEqual(["7", "5", "3"]);
  expect(stretchOf(ids, "5", "9")).toEqual(["9", "7", "5"]);
  expect(stretchOf(ids, null, "5")).toEqual(["5"]);
  expect(stretchOf(ids, "1", "5")).toEqual(["5"]);
});

test("the eye goes on downwards, at the end upwards, and rests where nothing was decided", () => {
  expect(neighbourOf(ids, "7", ["7"])).toBe("5");
  expect(neighbourOf(ids, "7", ["7", "5"])).toBe("3");
  expect(neighbourOf(ids, "3", ["3"])).toBe("5");
  expect(neighbourOf(ids, "7", ["3"])).toBe("7");
  expect(neighbourOf(ids, undefined, ["9"])).toBe("7");
  expect(neighbourOf(ids, "5", ids)).toBeUndefined();
});
