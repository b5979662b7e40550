import { expect, test } from "vitest";
import { leaveCase, leavePolicy } from "#testing/leave-cases.ts";
import { readCase } from "./read-case.ts";

const policy = leavePolicy();
const day = (date: string, part = 1) => ({ date, part });
const entry = { id: "e1", date: "2025-01-01", kind: "opening", days: 1 };

const errorsOf = (fields: Record<string, unknown>): string[] => {
  const read = readCase(leaveCase(fields));
  return "errors" in read ? read.errors.map(({ path, code }) => `${path} ${code}`) : [];
};

test("entries, uses, dates and suspensions may be missing", () => {
  expect(errorsOf({})).toEqual([]);
});

test.each([
  ["an unknown field", { colour: 1 }, "colour unknown_field"],
  ["an unknown field of a policy", { policies: [{ ...policy, color: 1 }] }, "policies.0.color unknown_field"],
  ["a missing field", { until: undefined }, "until required"],
  ["a missing value of several", { policies: [{ ...policy, grant: undefined }] }, "policies.0.grant required"],
  ["a missing id", { policies: [{ ...policy, id: undefined }] }, "policies.0.id required"],
  ["an unknown value", { policies: [{ ...policy, period: "year" }] }, "policies.0.period invalid_value"],
  ["a date that does not exist", { until: "2026-02-30" }, "until invalid_format"],
  ["three decimals", { policies: [{ ...policy, overdraw: 0.125 }] }, "policies.0.overdraw invalid_format"],
  ["an end before the beginning", { policies: [{ ...policy, to: "1999-12-31" }] }, "policies.0.to end_before_start"],
  [
    "an end of employment before its beginning",
    { employee: { endDate: "2023-12-31" } },
    "employee.endDate end_before_start",
  ],
  [
    "a suspension that ends before it begins",
    { employee: { suspensions: [{ from: "2025-02-01", to: "2025-01-31" }] } },
    "employee.suspensions.0.to end_before_start",
  ],
  ["no policy at all", { policies: [] }, "policies required"],
  [
    "policies that overlap",
    { policies: [policy, { ...policy, from: "2030-01-01" }] },
    "policies.1.from overlapping_policies",
  ],
  [
    "policies that differ in their period",
    {
      policies: [
        { ...policy, to: "2025-12-31" },
        { ...policy, from: "2026-01-01", period: "serviceYear" },
      ],
    },
    "policies.1.period different_period",
  ],
  [
    "a first band after some months",
    { policies: [{ ...policy, bands: [{ afterMonths: 1, days: 1 }] }] },
    "policies.0.bands.0.afterMonths bands_out_of_order",
  ],
  [
    "bands that do not rise",
    { policies: [{ ...policy, bands: [0, 12, 12].map((afterMonths) => ({ afterMonths, days: 1 })) }] },
    "policies.0.bands.2.afterMonths bands_out_of_order",
  ],
  [
    "two bands of once",
    { policies: [{ ...policy, period: "once", bands: [0, 12].map((afterMonths) => ({ afterMonths, days: 1 })) }] },
    "policies.0.bands too_many_bands",
  ],
  ["once by month", { policies: [{ ...policy, period: "once", grant: "monthly" }] }, "policies.0.grant once_monthly"],
  [
    "whole periods by month",
    { policies: [{ ...policy, prorate: false, grant: "monthly" }] },
    "policies.0.prorate monthly_whole",
  ],
  ["a quarter of a day", { uses: [{ id: "r", days: [day("2025-01-01", 0.25)] }] }, "uses.0.days.0.part invalid_union"],
  ["an entry of 0 days", { entries: [{ ...entry, days: 0 }] }, "entries.0.days zero_days"],
  [
    "an expiry of negative days",
    { entries: [{ ...entry, days: -1, expires: "2025-12-31" }] },
    "entries.0.expires negative_expires",
  ],
  [
    "an expiry before its date",
    { entries: [{ ...entry, expires: "2024-12-31" }] },
    "entries.0.expires end_before_start",
  ],
  ["an entry before the hire date", { entries: [{ ...entry, date: "2023-12-31" }] }, "entries.0.date before_hire_date"],
  ["two entries with one id", { entries: [entry, entry] }, "entries.1.id duplicate_id"],
  [
    "a use before the hire date",
    { uses: [{ id: "r", days: [day("2023-12-31")] }] },
    "uses.0.days.0.date before_hire_date",
  ],
  [
    "a date twice in a use",
    { uses: [{ id: "r", days: [day("2025-01-01"), day("2025-01-01", 0.5)] }] },
    "uses.0.days.1.date duplicate_date",
  ],
  ["two uses with one id", { uses: [1, 2].map(() => ({ id: "r", days: [] })) }, "uses.1.id duplicate_id"],
  ["an empty request", { request: { days: [] } }, "request.days required"],
  [
    "a date twice in a request",
    { request: { days: [day("2025-01-01"), day("2025-01-01")] } },
    "request.days.1.date duplicate_date",
  ],
  ["a date before the hire date", { asOf: ["2023-12-31"] }, "asOf.0 before_hire_date"],
  ["a date after the last one", { asOf: ["2025-01-01", "2027-01-01"] }, "asOf.1 after_until"],
  ["an end before the hire date", { until: "2023-12-31" }, "until before_hire_date"],
  ["an end more than 60 years later", { until: "2084-01-02" }, "until span_too_long"],
  ["a use after the end", { uses: [{ id: "r", days: [day("2027-01-01")] }] }, "until before_last_date"],
  ["an entry after the end", { entries: [{ ...entry, date: "2027-01-01" }] }, "until before_last_date"],
  ["a requested day after the end", { request: { days: [day("2027-01-01")] } }, "until before_last_date"],
])("refuses %s and names the field", (_, fields, expected) => {
  expect(errorsOf(fields)).toEqual([expected]);
});
