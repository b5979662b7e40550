import { expect, test } from "vitest";
import { createLeaveCoverage, type LeaveCoverage } from "#modules/leave/contract/schemas-coverage.ts";
import { bodyOf, emptyRule, valuesOf } from "./prepare-rule-form.ts";

const rule: LeaveCoverage = {
  id: "4",
  nameEn: "Desk",
  nameAr: "الاستقبال",
  department: null,
  role: { id: "7", nameEn: "Guard", nameAr: "حارس" },
  people: null,
  percent: 40,
  mode: "warn",
  from: "2026-01-01",
  to: null,
  isChangeable: true,
  version: 1,
};

test("a rule that is read is sent as it was", () => {
  expect(createLeaveCoverage.parse(bodyOf(valuesOf(rule)))).toEqual({
    nameEn: "Desk",
    nameAr: "الاستقبال",
    department: null,
    role: "7",
    people: null,
    percent: 40,
    mode: "warn",
    from: "2026-01-01",
    to: null,
  });
});

test("only the chosen unit and minimum are sent, in any digits", () => {
  const values = { ...emptyRule, from: "2026-01-01", department: "3", role: "7", least: "٢" };
  expect(bodyOf(values)).toMatchObject({ department: "3", role: null, people: 2, percent: null });
});
