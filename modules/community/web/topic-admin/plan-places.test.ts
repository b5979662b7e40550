import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItem } from "./plan-places.ts";

test("an item is moved and the order of the remaining items is kept", () => {
  expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(["a", "b"], 5, 0)).toEqual(["a", "b"]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length];
      const after = moveItem(items, from, to);
      expect(after[to]).toBe(items[from]);
      const others = (list: number[]): number[] => list.filter((item) => item !== items[from]);
      expect(others(after)).toEqual(others(items));
      expect(moveItem(after, to, from)).toEqual(items);
    }),
    { numRuns: 100 },
  );
});
