// refused: has a property without limits of its own
import fc from "fast-check";
import { test } from "vitest";

test("whatever is given", () => {
  fc.assert(fc.property(fc.nat(), (number) => number >= 0));
});
