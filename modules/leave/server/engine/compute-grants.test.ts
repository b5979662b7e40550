import { expect, test } from "vitest";
import { createLeaveEvaluator, leavePolicy, opening } from "#testing/leave-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { linesOf } = createLeaveEvaluator({ readCase, evaluate });

test("a day is worth the band by the days of the period, while employed", () => {
  const employee = { hireDate: "2026-07-02", endDate: "2026-12-01" };
  // 153 of 365 days.
  expect(linesOf("grant", { employee, policies: [leavePolicy({ bands: [{ afterMonths: 0, days: 36.5 }] })] })).toEqual([
    "2026-07-02 grant 15.3 2026:15.3",
  ]);
});

test("nothing is worth something in a suspension, without a policy, and before the first opening", () => {
  const bands = [{ afterMonths: 0, days: 36.5 }];
  const employee = { hireDate: "2025-01-01", suspensions: [{ from: "2026-01-01", to: "2026-01-31" }] };
  const policies = [leavePolicy({ bands, to: "2026-02-28" }), leavePolicy({ id: "p2", bands, from: "2026-12-22" })];
  expect(linesOf("grant", { employee, policies, entries: [opening("2025-12-31", 1)] })).toEqual([
    "2025-12-31 grant 0.1 2025:0.1",
    "2026-02-01 grant 3.8 2026:3.8",
  ]);
});

test("the band is that of the completed months of service on the day; suspensions count", () => {
  const bands = [
    { afterMonths: 0, days: 0 },
    { afterMonths: 12, days: 36.5 },
  ];
  const employee = { hireDate: "2025-01-31", suspensions: [{ from: "2025-02-01", to: "2025-12-31" }] };
  expect(linesOf("grant", { employee, policies: [leavePolicy({ bands })] })).toEqual([
    "2026-01-31 grant 33.5 2026:33.5",
  ]);
});

test("month by month at each month's end, or on the last day of employment", () => {
  const employee = { hireDate: "2026-01-15", endDate: "2026-03-10" };
  const policies = [leavePolicy({ bands: [{ afterMonths: 0, days: 36.5 }], grant: "monthly" })];
  expect(linesOf("grant", { employee, policies })).toEqual([
    "2026-01-31 grant 1.7 2026:1.7",
    "2026-02-28 grant 2.8 2026:2.8",
    "2026-03-10 grant 1 2026:1",
  ]);
});

test("rounding is of sums, so nothing is lost over a year; grants of 0 are not told", () => {
  const monthly = (rounding: string, days: number): string[] =>
    linesOf("grant", {
      employee: { hireDate: "2026-01-01" },
      policies: [leavePolicy({ grant: "monthly", rounding, bands: [{ afterMonths: 0, days }] })],
    }).map((line) => line.split(" ").slice(0, 3).join(" "));
  expect(monthly("whole", 3)).toEqual(["2026-03-31 grant 1", "2026-07-31 grant 1", "2026-11-30 grant 1"]);
  expect(monthly("wholeUp", 2)).toEqual(["2026-01-31 grant 1", "2026-07-31 grant 1"]);
  expect(monthly("none", 1).map((line) => Number(line.split(" ")[2]) * 100)).toEqual(
    [8, 8, 9, 8, 8, 9, 8, 9, 8, 8, 9, 8].map((hundredths) => expect.closeTo(hundredths, 6) as number),
  );
});

test("ties are rounded up", () => {
  const half = (days: number): string[] =>
    linesOf("grant", {
      policies: [leavePolicy({ prorate: false, rounding: "half", bands: [{ afterMonths: 0, days }] })],
      until: "2024-12-31",
    });
  expect([half(1.25), half(1.24)]).toEqual([["2024-01-01 grant 1.5 2024:1.5"], ["2024-01-01 grant 1 2024:1"]]);
});

test("a period that is not prorated counts whole from its first day of employment", () => {
  const policies = [leavePolicy({ prorate: false })];
  expect(linesOf("grant", { employee: { hireDate: "2025-12-31" }, policies })).toEqual([
    "2025-12-31 grant 24 2025:24",
    "2026-01-01 grant 24 2026:24",
  ]);
});

test("a service year begins on the anniversary; of 29 February on the 28th in common years", () => {
  const policies = [leavePolicy({ period: "serviceYear", prorate: false })];
  expect(linesOf("grant", { employee: { hireDate: "2024-02-29" }, policies, until: "2028-12-31" })).toEqual([
    "2024-02-29 grant 24 2024-02-29:24",
    "2025-02-28 grant 24 2025-02-28:24",
    "2026-02-28 grant 24 2026-02-28:24",
    "2027-02-28 grant 24 2027-02-28:24",
    "2028-02-29 grant 24 2028-02-29:24",
  ]);
});

test("a Hijri year begins on 1 Muharram by Umm al-Qura, and its months are Hijri", () => {
  const policies = [leavePolicy({ period: "hijriYear", prorate: false })];
  const employee = { hireDate: "2025-07-01" };
  expect(linesOf("grant", { employee, policies })).toEqual([
    "2025-07-01 grant 24 1447:24",
    "2026-06-16 grant 24 1448:24",
  ]);
  const monthly = [leavePolicy({ period: "hijriYear", grant: "monthly", bands: [{ afterMonths: 0, days: 35.5 }] })];
  const [first] = linesOf("grant", { employee: { hireDate: "2026-06-16" }, policies: monthly });
  // 29 of 355 days.
  expect(first).toBe("2026-07-14 grant 2.9 1448:2.9");
});

test("once is one period from the hire date on, granted once", () => {
  const policies = [leavePolicy({ period: "once" })];
  expect(linesOf("grant", { employee: { hireDate: "2025-05-05" }, policies })).toEqual(["2025-05-05 grant 24 once:24"]);
});

test("how a period is granted says the policy in force on its first day that is worth something", () => {
  const policies = [
    leavePolicy({ to: "2026-03-31", prorate: false, bands: [{ afterMonths: 0, days: 10 }] }),
    leavePolicy({ id: "p2", from: "2026-04-01", grant: "monthly" }),
  ];
  expect(linesOf("grant", { employee: { hireDate: "2026-01-01" }, policies })).toEqual(["2026-01-01 grant 10 2026:10"]);
});
