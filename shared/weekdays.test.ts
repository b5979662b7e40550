import { expect, test } from "vitest";
import { weekdays, weekFrom } from "./weekdays.ts";

test("a week begins with the given day, and has each day once", () => {
  expect(weekFrom("sunday")).toEqual(weekdays);
  expect(weekFrom("saturday").slice(0, 3)).toEqual(["saturday", "sunday", "monday"]);
  for (const first of weekdays) expect(weekFrom(first).toSorted()).toEqual(weekdays.toSorted());
});
