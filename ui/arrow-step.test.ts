import { expect, test } from "vitest";
import { arrowStep } from "./arrow-step.ts";

test("arrow keys follow the reading direction", () => {
  expect(arrowStep("ArrowRight", 1, 4, "ltr")).toBe(2);
  expect(arrowStep("ArrowLeft", 1, 4, "ltr")).toBe(0);
  expect(arrowStep("ArrowRight", 1, 4, "rtl")).toBe(0);
  expect(arrowStep("ArrowLeft", 1, 4, "rtl")).toBe(2);
});

test("arrow keys wrap around at both ends", () => {
  expect(arrowStep("ArrowRight", 3, 4, "ltr")).toBe(0);
  expect(arrowStep("ArrowLeft", 0, 4, "ltr")).toBe(3);
});

test("Home and End jump to the ends; other keys and empty rows return null", () => {
  expect(arrowStep("Home", 2, 4, "rtl")).toBe(0);
  expect(arrowStep("End", 2, 4, "rtl")).toBe(3);
  expect(arrowStep("Enter", 2, 4, "ltr")).toBeNull();
  expect(arrowStep("ArrowDown", 2, 4, "ltr")).toBeNull();
  expect(arrowStep("End", 0, 0, "ltr")).toBeNull();
});
