import { expect, test } from "vitest";
import { changedFields, countOf, namesOf, splitDetails, unitOf } from "./details.ts";

test("fields of before and after are paired, also if one of them is missing", () => {
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

test("details that are not a record of fields are returned unchanged", () => {
  expect(splitDetails({ before: "x", after: "y" })).toEqual({
    changes: [],
    others: [
      ["before", "x"],
      ["after", "y"],
    ],
  });
});

test("changed fields are listed by their names on the wire", () => {
  const before = { name_en: "Old", parent_id: null, days: [1] };
  expect(changedFields({ before, after: { ...before, name_en: "New" } })).toEqual([
    { field: "nameEn", before: "Old", after: "New", isBare: false },
  ]);
  expect(changedFields({ after: before })).toEqual([]);
  expect(changedFields({ fields: ["phone"] })).toEqual([
    { field: "phone", before: undefined, after: undefined, isBare: true },
  ]);
});

test("a subject has its recorded names: those of after, of before, or of the details", () => {
  expect(namesOf({ after: { nameEn: "New", nameAr: "جديد" }, before: { nameEn: "Old" } })).toEqual({
    nameEn: "New",
    nameAr: "جديد",
  });
  expect(namesOf({ before: { title_en: "Gone" } })).toEqual({ nameEn: "Gone", nameAr: null });
  expect(namesOf({ name: "Key" })).toEqual({ nameEn: "Key", nameAr: "Key" });
  expect(namesOf({ reason: "x" })).toBeUndefined();
});

test("a number has the unit of its field", () => {
  expect(["checkInAllowance", "attendanceRemindBeforeMinutes", "opensBefore"].map(unitOf)).toEqual(
    Array.from({ length: 3 }, () => "minutes"),
  );
  expect(["sessionIdleDays", "radius", "order"].map(unitOf)).toEqual(["days", "metres", null]);
});

test("an import counts all that it added and changed, other entries their own count", () => {
  expect(countOf({ rows: 9, created: 0, changed: 5, known: 4 })).toBe(5);
  expect(countOf({ created: 2, changed: 5 })).toBe(7);
  expect(countOf({ count: 3, changed: 5 })).toBe(3);
  expect(countOf({})).toBe(0);
});
