import { expect, test } from "vitest";
import { findStep } from "./row-step.ts";

type Fake = { top?: number; holdsFocus?: boolean; isCurrent?: boolean };

const row = ({ top = 200, holdsFocus = false, isCurrent = false }: Fake = {}) => ({
  contains: () => holdsFocus,
  getBoundingClientRect: () => ({ top }) as DOMRect,
  querySelector: () => (isCurrent ? ({} as Element) : null),
});

test("moves from the focused row and stays within the list", () => {
  const [first, second, third] = [row(), row({ holdsFocus: true }), row()];
  expect(findStep([first, second, third], 1, null)).toBe(third);
  expect(findStep([first, second, third], -1, null)).toBe(first);
  expect(findStep([first, second], 1, null)).toBeUndefined();
  expect(findStep([second, third], -1, null)).toBeUndefined();
});

test("moves from the row shown beside the list, wherever the focus is", () => {
  const rows = [row({ holdsFocus: true }), row(), row({ isCurrent: true }), row()];
  expect(findStep(rows, 1, null)).toBe(rows[3]);
  expect(findStep(rows, -1, null)).toBe(rows[1]);
});

test("starts at the topmost visible row", () => {
  const rows = [row({ top: -400 }), row({ top: 40 }), row({ top: 120 }), row({ top: 200 })];
  expect(findStep(rows, 1, null)).toBe(rows[2]);
  expect(findStep(rows, -1, null)).toBe(rows[2]);
  expect(findStep([], 1, null)).toBeUndefined();
});
