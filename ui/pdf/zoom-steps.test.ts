import { expect, test } from "vitest";
import { nextZoom, pageAt, pageNumberIn } from "./zoom-steps.ts";

test("zoom moves step by step and ends at the limits", () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.1, 1)]).toEqual([1.25, 0.75, 1.25]);
  expect([nextZoom(4, 1), nextZoom(0.5, -1)]).toEqual([null, null]);
});

test("the current page is the one that contains the middle of the window", () => {
  expect(pageAt([0, 800, 1600], 799)).toBe(1);
  expect(pageAt([0, 800, 1600], 800)).toBe(2);
  expect(pageAt([0, 800, 1600], 9000)).toBe(3);
  expect(pageAt([20], 0)).toBe(1);
});

test("a page number is limited to the document", () => {
  expect(["3", " 2 ", "0", "99"].map((text) => pageNumberIn(text, 12))).toEqual([3, 2, 1, 12]);
  expect(["", "x", "1.5", "-1"].map((text) => pageNumberIn(text, 12))).toEqual([null, null, null, null]);
});
