import { expect, test } from "vitest";
import { numberWithin, readNumber, readPair } from "./position-text.ts";

test.each([
  ["24.7136", 24.7136],
  ["٢٤٫٧١٣٦", 24.7136],
  ["۴۶.۶۷۵۳", 46.6753],
  [" -0.5 ", -0.5],
  ["−33.9", -33.9],
  ["24.7136°", 24.7136],
])("%j is a number", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(["", "24,7136", "north", "1e3", "Infinity", "24.", "--1"])("%j is not a number", (text) => {
  expect(readNumber(text)).toBeNull();
});

test.each([
  ["24.7136, 46.6753", "24.7136", "46.6753"],
  ["(24.7136,46.6753)", "24.7136", "46.6753"],
  ["٢٤٫٧١٣٦، ٤٦٫٦٧٥٣", "24.7136", "46.6753"],
  ["24.7136 46.6753", "24.7136", "46.6753"],
  ["33.8688° S, 151.2093° E", "-33.8688", "151.2093"],
  ["40.4 N; 3.7 W", "40.4", "-3.7"],
  ["\u200e0, 0", "0", "0"],
])("%j fills both fields", (text, latitude, longitude) => {
  expect(readPair(text)).toEqual({ latitude, longitude });
});

test.each(["24.7136", "91, 0", "0, 181", "24.7136, 46.6753, 600", "Riyadh"])(
  "%j does not fill the other field",
  (text) => {
    expect(readPair(text)).toBeNull();
  },
);

test("a number out of its bounds has a message of its own", () => {
  const latitude = numberWithin(-90, 90);
  expect(latitude("")).toEqual({ key: "fieldRequired" });
  expect(latitude("north")).toEqual({ key: "numeric" });
  expect(latitude("٩١")).toEqual({ key: "tooLarge", values: { max: 90 } });
  expect(latitude("-90.1")).toEqual({ key: "tooSmall", values: { min: -90 } });
  expect(latitude("٩٠")).toBeNull();
  expect(numberWithin(20, 5000, { isWhole: true })("150.5")).toEqual({ key: "integer" });
});
