import { expect, test } from "vitest";
import { digitsOf } from "./use-any-digits.ts";

test.each([
  ["ar-SA-u-ca-gregory-nu-arab", "2", "٢"],
  ["ar-SA-u-ca-gregory-nu-arab", "۲", "٢"],
  ["ar-SA-u-ca-gregory-nu-arab", "٢", "٢"],
  ["en-GB-u-ca-gregory-nu-latn", "٢", "2"],
  ["en-GB-u-ca-gregory-nu-latn", "۹0", "90"],
  ["en-GB", "٢", "٢"],
  ["en-GB-u-ca-gregory-nu-latn", "am", "am"],
])("in %s, the input %s becomes %s", (tag, typed, taken) => {
  expect(digitsOf(tag, typed)).toBe(taken);
});
