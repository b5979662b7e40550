import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parameterOf, readParameter, valuesOf } from "./prepare-category.ts";

const category = {
  id: "6",
  nameAr: "حلول ربع سنوية",
  nameEn: "Quarterly Solutions",
  descriptionAr: null,
  descriptionEn: "Small ideas",
  icon: "bulb",
  color: "violet",
  order: 5,
  posting: "everyone" as const,
  isActive: true,
};

test("the parameter from the list fills the form completely", () => {
  expect(readParameter(parameterOf(category), "6")).toEqual(valuesOf(category));
});

describe("invalid parameters are ignored", () => {
  test.each([
    ["nothing", undefined],
    ["no JSON", "{broken"],
    ["a list", "[]"],
    ["a number", "7"],
    ["another category", parameterOf({ ...category, id: "7" })],
    ["names that are no texts", JSON.stringify({ ...category, nameAr: { deep: true } })],
    ["a name without end", JSON.stringify({ ...category, nameEn: "x".repeat(5000) })],
  ])("%s is ignored", (_name, text) => {
    expect(readParameter(text, "6")).toBeNull();
  });

  test("invalid field values are replaced by defaults", () => {
    const odd = { ...category, icon: "<script>", color: 7, order: "first", posting: "nobody", isActive: "no" };
    expect(readParameter(JSON.stringify(odd), "6")).toMatchObject({
      icon: "message",
      color: "teal",
      order: "",
      posting: "everyone",
      isActive: true,
    });
  });

  test("any JSON results in text fields or in null", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const values = readParameter(text, "6");
        if (values !== null) expect(typeof values.nameAr).toBe("string");
      }),
      { numRuns: 100 },
    );
  });
});
