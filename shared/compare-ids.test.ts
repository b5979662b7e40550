import fc from "fast-check";
import { expect, test } from "vitest";
import { compareIds, orderById } from "./compare-ids.ts";

const ordered = (ids: string[]) => orderById(ids, (id) => id);

test.each([
  ["9", "10"],
  ["2", "18446744073709551617"],
  ["18446744073709551616", "18446744073709551617"],
  ["10", "9a"],
  ["a10", "a9"],
  ["A", "a"],
  ["a", "aa"],
  // By code point U+FFFD is before U+1D7D9; in UTF-16 it is after.
  ["\uFFFD", "𝟙"],
  ["007", "7"],
])("%s sorts before %s", (lower, higher) => {
  expect(compareIds(lower, higher)).toBeLessThan(0);
  expect(compareIds(higher, lower)).toBeGreaterThan(0);
  expect(compareIds(lower, lower)).toBe(0);
});

test("the order of ids does not depend on the input order, even where the comparison is cyclic", () => {
  const circle = ["2", "10", "1a"];
  const first = ordered(circle);
  for (const turned of [circle.toReversed(), ["10", "1a", "2"], ["1a", "2", "10"]])
    expect(ordered(turned)).toEqual(first);
  const id = fc.oneof(fc.integer({ min: 0, max: 200 }).map(String), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect(ordered(ids.toReversed())).toEqual(ordered(ids));
    }),
    { numRuns: 100 },
  );
});
