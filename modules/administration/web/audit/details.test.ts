import { expect, test } from "vitest";
import { splitDetails } from "./details.ts";

test("fields of before and after stand beside each other, also where one of them has none", () => {
  expect(splitDetails({ before: { name: "Old", order: 1 }, after: { name: "New" }, people: 3 })).toEqual({
    changes: [
      { field: "name", before: "Old", after: "New" },
      { field: "order", before: 1, after: undefined },
    ],
    others: [["people", 3]],
  });
  expect(splitDetails({ after: { name: "New" } }).changes).toEqual([
    { field: "name", before: undefined, after: "New" },
  ]);
});

test("what is no record of fields is shown as it is", () => {
  expect(splitDetails({ before: "x", after: "y" })).toEqual({
    changes: [],
    others: [
      ["before", "x"],
      ["after", "y"],
    ],
  });
});
