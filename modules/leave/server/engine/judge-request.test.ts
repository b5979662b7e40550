import { expect, test } from "vitest";
import {
  adjustment,
  createLeaveEvaluator,
  datesOf,
  leavePolicy,
  opening,
  requestOf,
  type LeaveCase,
  use,
} from "#testing/leave-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { balanceOn, evaluateLeave } = createLeaveEvaluator({ readCase, evaluate });

const policies = [leavePolicy({ bands: [{ afterMonths: 0, days: 2 }], prorate: false, overdraw: 1 })];
const verdictOn = (given: LeaveCase) => evaluateLeave({ policies, until: "2025-12-31", ...given }).request;

test.each([
  ["before employment", ["2023-12-31", "2024-05-05"], { code: "outside_employment" }],
  ["within the overdraw", datesOf("2024-05", 1, 3), { allowed: true, code: null }],
  ["beyond it", datesOf("2024-05", 1, 6), { code: "balance_short", short: 3 }],
])("a request %s", (_, days, expected) => {
  expect(verdictOn({ request: requestOf(...days) })).toMatchObject(expected);
});

test("the first code counts that applies to any of the days", () => {
  const gap = [
    leavePolicy({ to: "2024-05-31", waitingMonths: 3 }),
    leavePolicy({ id: "p2", from: "2024-07-01", waitingMonths: 7 }),
  ];
  const code = (...days: string[]) =>
    verdictOn({ policies: gap, employee: { endDate: "2025-06-30" }, request: requestOf(...days) });
  expect(code("2024-01-02", "2024-06-01", "2025-07-01")?.code).toBe("outside_employment");
  expect(code("2024-01-02", "2024-06-01")?.code).toBe("no_policy");
  expect(code("2024-01-02")).toEqual({ allowed: false, code: "waiting", short: 0, from: "2024-04-01" });
  expect(code("2024-07-05", "2024-07-02")?.from).toBe("2024-08-01");
  const short = { policies: [leavePolicy({ waitingMonths: 30 })], request: requestOf("2024-02-01") };
  expect(verdictOn(short)).toMatchObject({ code: "waiting", from: null });
});

test("a request may not take what a later use needs", () => {
  const uses = [use("later", ...datesOf("2024-11", 1, 2))];
  const given = { policies: [leavePolicy({ bands: [{ afterMonths: 0, days: 2 }], prorate: false })], uses };
  expect(verdictOn({ ...given, request: requestOf("2024-03-03") })).toMatchObject({ code: "balance_short", short: 1 });
  expect(balanceOn(given, "2024-03-03")).toMatchObject({ balance: 2, usable: 0 });
});

test("a request is not refused for a lack that it does not increase", () => {
  const none = [leavePolicy({ bands: [{ afterMonths: 0, days: 0 }] })];
  const entries = [opening("2024-01-01", 1, { expires: "2024-06-30" })];
  const uses = [use("over", "2025-01-05", "2025-01-06")];
  // The day would have expired: using it changes nothing later.
  expect(verdictOn({ policies: none, entries, uses, request: requestOf("2024-06-30") })?.allowed).toBe(true);
  expect(balanceOn({ policies: none, entries, uses }, "2024-06-30")?.usable).toBe(1);
});

test("usable counts the overdraw, in halves", () => {
  const given = { policies: [leavePolicy({ bands: [{ afterMonths: 0, days: 2.3 }], prorate: false, overdraw: 1 })] };
  expect(balanceOn(given, "2024-05-05")).toMatchObject({ balance: 2.3, usable: 3 });
  expect(balanceOn({ ...given, policies: [leavePolicy({ waitingMonths: 6 })] }, "2024-05-05")?.usable).toBe(0);
});

test("granted, used and expired are those of the date's period", () => {
  const entries = [opening("2024-01-01", 5, { expires: "2025-03-31" }), adjustment("2025-02-01", -1)];
  const uses = [use("a", "2024-02-01"), use("b", "2025-02-02")];
  expect(balanceOn({ entries, uses }, "2025-06-30")).toMatchObject({ granted: 23, used: 1, expired: 2 });
});
