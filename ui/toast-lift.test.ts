import { expect, test } from "vitest";
import { liftAbove } from "./toast-lift.ts";

const box = { left: 872, right: 1256, top: 720, bottom: 780 };
const wide = (top: number, bottom: number) => ({ left: 0, right: 1280, top, bottom });

test("a toast is not lifted without an obstacle", () => {
  expect(liftAbove(box, [])).toBe(0);
  expect(liftAbove(box, [{ left: 200, right: 860, top: 700, bottom: 790 }])).toBe(0);
  expect(liftAbove(box, [wide(100, 160)])).toBe(0);
});

test("a toast is lifted above a bar, and above a field that it would then cover", () => {
  expect(liftAbove(box, [wide(740, 800)])).toBe(48);
  expect(liftAbove(box, [wide(660, 700), wide(740, 800)])).toBe(128);
  expect(liftAbove(box, [wide(740, 800), wide(400, 500)])).toBe(48);
});

test("without free space the toast moves to the top of the window and no further", () => {
  expect(liftAbove(box, [wide(20, 800)])).toBe(712);
  expect(liftAbove({ ...box, top: 2 }, [wide(0, 800)])).toBe(0);
});
