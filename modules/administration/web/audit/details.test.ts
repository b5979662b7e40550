import { expect, test } from "vitest";
import { changedFields, namesOf, splitDetails, unitOf } from "./details.ts";

test("fields of before and after stand beside each other, also where one of them has none", () => {
  expect(splitDetails({ before: { name: "Old", order: 1 }, after: { name: "New" }, people: 3 })).toEqual({
    changes: [
      { field: "name", before: "Old", after: "New" },
      { field: "order", before: 1, after: undefined },
    ],
    others: [["people", 3]],
  });
  expect(splitDetails({ after: { name: "New" } }).changes).toEqual([
    { field: "name", before: undefined, after: "New" },
  ]);
});

test("what is no record of fields is shown as it is", () => {
  expect(splitDetails({ before: "x", after: "y" })).toEqual({
    changes: [],
    others: [
      ["before", "x"],
      ["after", "y"],
    ],
  });
});

test("fields that differ are changes, by the names of the wire", () => {
  const before = { name_en: "Old", parent_id: null, days: [1] };
  expect(changedFields({ before, after: { ...before, name_en: "New" } })).toEqual([
    { field: "nameEn", before: "Old", after: "New", isBare: false },
  ]);
  expect(changedFields({ after: before })).toEqual([]);
  expect(changedFields({ fields: ["phone"] })).toEqual([
    { field: "phone", before: undefined, after: undefined, isBare: true },
  ]);
});

test("a thing is called as it was recorded: after, before, or beside them", () => {
  expect(namesOf({ after: { nameEn: "New", nameAr: "جديد" }, before: { nameEn: "Old" } })).toEqual({
    nameEn: "New",
    nameAr: "جديد",
  });
  expect(namesOf({ before: { title_en: "Gone" } })).toEqual({ nameEn: "Gone", nameAr: null });
  expect(namesOf({ name: "Key" })).toEqual({ nameEn: "Key", nameAr: "Key" });
  expect(namesOf({ reason: "x" })).toBeUndefined();
});

test("numbers are counted in the unit of their field", () => {
  expect(["checkInAllowance", "attendanceRemindBeforeMinutes", "opensBefore"].map(unitOf)).toEqual(
    Array.from({ length: 3 }, () => "minutes"),
  );
  expect(["sessionIdleDays", "radius", "order"].map(unitOf)).toEqual(["days", "metres", null]);
});
