import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parameterOf, readParameter, valuesOf } from "./category-values.ts";

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

test("what the index hands over fills the form as it is", () => {
  expect(readParameter(parameterOf(category), "6")).toEqual(valuesOf(category));
});

describe("what does not belong is ignored", () => {
  test.each([
    ["nothing", undefined],
    ["no JSON", "{broken"],
    ["a list", "[]"],
    ["a number", "7"],
    ["another category", parameterOf({ ...category, id: "7" })],
    ["names that are no texts", JSON.stringify({ ...category, nameAr: { deep: true } })],
    ["a name without end", JSON.stringify({ ...category, nameEn: "x".repeat(5000) })],
  ])("%s", (_name, text) => {
    expect(readParameter(text, "6")).toBeNull();
  });

  test("values that a category cannot have are left out", () => {
    const odd = { ...category, icon: "<script>", color: 7, order: "first", posting: "nobody", isActive: "no" };
    expect(readParameter(JSON.stringify(odd), "6")).toMatchObject({
      icon: "message",
      color: "teal",
      order: "",
      posting: "everyone",
      isActive: true,
    });
  });

  test("whatever is sent, the form gets texts or nothing", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const values = readParameter(text, "6");
        if (values !== null) expect(typeof values.nameAr).toBe("string");
      }),
      { numRuns: 100 },
    );
  });
});
