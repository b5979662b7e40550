import { expect, test } from "vitest";
import { bodyOf, emptyMapping, moved, valuesOf } from "./prepare-mapping.ts";

test("days that are not wanted are sent as null, whatever columns they would have", () => {
  expect(bodyOf(emptyMapping("en")).dayColumns).toBeNull();
  expect(bodyOf({ ...emptyMapping("en"), hasDays: true }).dayColumns?.[1]).toEqual({ key: "date", heading: "" });
});

test("what is read is sent as it was", () => {
  const { personColumns, dayColumns } = bodyOf(
    valuesOf({
      id: "1",
      nameAr: "أ",
      nameEn: "A",
      language: "ar",
      isUsed: false,
      createdAt: "2026-01-01T00:00:00Z",
      version: 3,
      personColumns: [
        { key: "number", heading: null },
        { key: "nameEn", heading: "NAME" },
      ],
      dayColumns: null,
    }),
  );
  expect(personColumns).toEqual([
    { key: "number", heading: "" },
    { key: "nameEn", heading: "NAME" },
  ]);
  expect(dayColumns).toBeNull();
});

test("a column moves to the place of another", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});
