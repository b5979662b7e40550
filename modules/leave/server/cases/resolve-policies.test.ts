import { expect, test } from "vitest";
import { resolvePolicies, type LeavePolicy, type PolicyRules, type PolicySubject } from "./resolve-policies.ts";

const rules: PolicyRules = {
  period: "calendarYear",
  bands: [{ afterMonths: 0, days: 21 }],
  grant: "start",
  prorate: true,
  rounding: "none",
  waitingMonths: 0,
  carryOver: null,
  overdraw: 0,
};
const policy = (id: string, fields: Partial<LeavePolicy> = {}): LeavePolicy => ({
  id,
  from: "2020-01-01",
  to: null,
  everyone: false,
  roles: [],
  rules,
  ...fields,
});
const stretches = (policies: LeavePolicy[], subject: Partial<PolicySubject> = {}) =>
  resolvePolicies(policies, { named: [], roles: [], ...subject }).map(({ id, from, to }) => [id, from, to]);

test("a policy that concerns others gives nothing", () => {
  expect(stretches([policy("1"), policy("2", { roles: ["5"] })], { named: ["3"] })).toEqual([]);
});

test("a person comes before roles, and roles before everyone", () => {
  const all = [
    policy("1", { everyone: true }),
    policy("2", { from: "2021-01-01", to: "2022-12-31", roles: ["7"] }),
    policy("3", { from: "2022-01-01", to: "2022-03-31" }),
  ];
  expect(stretches(all, { named: ["3"], roles: [{ role: "7", from: null, to: null }] })).toEqual([
    ["1", "2020-01-01", "2020-12-31"],
    ["2", "2021-01-01", "2021-12-31"],
    ["3", "2022-01-01", "2022-03-31"],
    ["2", "2022-04-01", "2022-12-31"],
    ["1", "2023-01-01", null],
  ]);
});

test("a role counts on the dates on which it is held, and only once when held again at once", () => {
  const all = [policy("1", { roles: ["7"] })];
  const roles = [
    { role: "7", from: "2019-01-01", to: "2020-06-30" },
    { role: "7", from: "2020-07-01", to: "2020-12-31" },
    { role: "7", from: "2022-01-01", to: null },
    { role: "8", from: "2021-01-01", to: null },
  ];
  expect(stretches(all, { roles })).toEqual([
    ["1", "2020-01-01", "2020-12-31"],
    ["1", "2022-01-01", null],
  ]);
});

test("of two roles the one with the lower number wins, whatever the order", () => {
  const all = [policy("1", { roles: ["10"] }), policy("2", { roles: ["9"], to: "2020-12-31" })];
  const roles = ["10", "9"].map((role) => ({ role, from: null, to: null }));
  const expected = [
    ["2", "2020-01-01", "2020-12-31"],
    ["1", "2021-01-01", null],
  ];
  expect(stretches(all, { roles })).toEqual(expected);
  expect(stretches(all.toReversed(), { roles: roles.toReversed() })).toEqual(expected);
});

test("dates between two policies have none", () => {
  const all = [
    policy("1", { everyone: true, to: "2020-03-31" }),
    policy("2", { everyone: true, from: "2020-05-01", to: "2020-05-01" }),
  ];
  expect(stretches(all)).toEqual([
    ["1", "2020-01-01", "2020-03-31"],
    ["2", "2020-05-01", "2020-05-01"],
  ]);
});
