import { describe, expect, it } from "vitest";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { arrangeDepartments, departmentOptions, withBelow } from "./department-tree.ts";

const department = (id: string, nameEn: string, nameAr: string, parent: string | null = null): Department => ({
  id,
  nameEn,
  nameAr,
  parent,
  people: 0,
  version: 1,
});
const departments = [
  department("1", "Technology", "التقنية"),
  department("2", "Networks", "الشبكات", "1"),
  department("3", "Finance", "المالية"),
  department("4", "Applications", "البرمجيات", "1"),
  department("5", "Wireless", "اللاسلكي", "2"),
  department("6", "Lost", "ضائعة", "99"),
];

describe("departments", () => {
  it("are arranged in a tree, by name in the reader's language", () => {
    const shape = (locale: "en" | "ar") =>
      arrangeDepartments(departments, locale).map(({ department: { id }, depth }) => `${id}/${depth}`);
    expect(shape("en")).toEqual(["3/0", "6/0", "1/0", "4/1", "2/1", "5/2"]);
    expect(shape("ar")).toEqual(["1/0", "4/1", "2/1", "5/2", "3/0", "6/0"]);
  });

  it("are collected with all their descendants", () => {
    expect([...withBelow(departments, "1")].toSorted()).toEqual(["1", "2", "4", "5"]);
    expect([...withBelow(departments, "3")]).toEqual(["3"]);
  });

  it("are offered without those that cannot be chosen", () => {
    const labels = departmentOptions(departments, "en", withBelow(departments, "1")).map(({ label }) => label);
    expect(labels).toEqual(["Finance", "Lost"]);
    expect(departmentOptions(departments, "en").at(-1)?.label).toBe("\u2003\u2003Wireless");
  });
});
