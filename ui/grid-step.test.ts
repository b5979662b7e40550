import { expect, test } from "vitest";
import { gridStep } from "./grid-step.ts";

const size = { rows: 20, columns: 30 };
const press = (key: string, row: number, column: number, direction: "ltr" | "rtl" = "ltr", ctrlKey = false) =>
  gridStep({ key, ctrlKey }, { row, column }, size, direction);

test("arrow keys follow the reading direction and stop at the edges", () => {
  expect(press("ArrowRight", 3, 4)).toEqual({ row: 3, column: 5 });
  expect(press("ArrowRight", 3, 4, "rtl")).toEqual({ row: 3, column: 3 });
  expect(press("ArrowLeft", 3, 0)).toEqual({ row: 3, column: 0 });
  expect(press("ArrowLeft", 3, 29, "rtl")).toEqual({ row: 3, column: 29 });
  expect(press("ArrowUp", 0, 4)).toEqual({ row: 0, column: 4 });
  expect(press("ArrowDown", 19, 4)).toEqual({ row: 19, column: 4 });
});

test("Home and End move to the ends of a row, and with Ctrl to the corners", () => {
  expect(press("Home", 3, 4, "rtl")).toEqual({ row: 3, column: 0 });
  expect(press("End", 3, 4)).toEqual({ row: 3, column: 29 });
  expect(press("Home", 3, 4, "ltr", true)).toEqual({ row: 0, column: 0 });
  expect(press("End", 3, 4, "ltr", true)).toEqual({ row: 19, column: 29 });
});

test("Page keys move ten rows; other keys return null", () => {
  expect(press("PageDown", 3, 4)).toEqual({ row: 13, column: 4 });
  expect(press("PageUp", 3, 4)).toEqual({ row: 0, column: 4 });
  expect(press("Enter", 3, 4)).toBeNull();
});
