import { describe, expect, it } from "vitest";
import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";
import { changesOf, valuesOf } from "./record-values.ts";

const layla = { id: "2", nameEn: "Layla", nameAr: null, titleEn: null, titleAr: null, photoUrl: null };
const record: PersonRecord = {
  id: "1",
  nameEn: "Omar",
  nameAr: null,
  titleEn: "Engineer",
  titleAr: null,
  phone: null,
  department: { id: "7", nameEn: "Technology", nameAr: "التقنية" },
  manager: layla,
  employeeNumber: null,
  hireDate: "2024-01-01",
  endDate: null,
  contractKind: { id: "4", nameEn: "Full time", nameAr: "دوام كامل" },
  weeklyMinutes: 2400,
  version: 3,
  can: { changeManager: true },
};

describe("the form of a record", () => {
  it("sends nothing without differences, ignoring outer spaces", () => {
    const values = valuesOf(record);
    expect(changesOf(values, record)).toEqual({});
    expect(changesOf({ ...values, titleEn: " Engineer " }, record)).toEqual({});
  });

  it("sends changed fields: ids, and null for emptied ones", () => {
    const values = {
      ...valuesOf(record),
      titleEn: "",
      department: "",
      manager: null,
      hireDate: null,
      weeklyMinutes: "",
    };
    expect(changesOf(values, record)).toEqual({
      titleEn: null,
      department: null,
      manager: null,
      hireDate: null,
      weeklyMinutes: null,
    });
    expect(changesOf({ ...valuesOf(record), manager: { ...layla, id: "9" } }, record)).toEqual({ manager: "9" });
  });
});
