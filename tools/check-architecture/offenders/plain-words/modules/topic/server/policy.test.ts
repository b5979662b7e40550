// refused: says "somebody" in a title of a test
import { expect, test } from "vitest";
import { close } from "./policy.ts";

test.each(["open"] as const)("%s: somebody closes it", (state) => {
  expect(close(state)).toBe("closed");
});

test("a closed topic stays closed", () => {
  expect(close("closed")).toBe("closed");
});
