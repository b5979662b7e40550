import { expect, test } from "vitest";
import { circleOf } from "./budgets.ts";

const chunk = (file: string, imports: string[]) => ({ file, css: [], imports });

test("a circular import of any length is found", () => {
  const straight = { page: chunk("page.js", ["a", "b"]), a: chunk("a.js", ["b"]), b: chunk("b.js", []) };
  expect(circleOf(straight)).toBeNull();
  expect(circleOf({ ...straight, b: chunk("b.js", ["a"]) })).toEqual(["a", "b"]);
  expect(circleOf({ page: chunk("page.js", ["a"]), a: chunk("a.js", ["b"]), b: chunk("b.js", ["page"]) })).toHaveLength(
    3,
  );
  expect(circleOf({ alone: chunk("alone.js", ["alone"]) })).toEqual(["alone"]);
});
