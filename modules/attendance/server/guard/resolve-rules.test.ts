import { expect, test } from "vitest";
import { ruleOf } from "#testing/guard-cases.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { WorkingTimeRule } from "../rules/queries.ts";
import { reachOf, resolveRules, rulesWithin } from "./resolve-rules.ts";

const rule = (more: object): WorkingTimeRule => ({
  ...(ruleOf("maximumPerDay", { id: "1", minutes: 480, from: "2026-01-01" }) as WorkingTimeRule),
  to: null,
  nameEn: "Limit",
  nameAr: "حد",
  everyone: false,
  roles: ["7", "8"],
  ...more,
});
const held = (role: string, from: string | null, to: string | null) => ({
  role,
  from: from === null ? -Infinity : dayOf(from),
  to: to === null ? Infinity : dayOf(to),
});
const datesOf = (rules: readonly WorkingTimeRule[], ...roles: ReturnType<typeof held>[]) =>
  resolveRules(rules, { named: new Set(["9"]), roles }).map(({ id, from, to }) => `${id} ${from} ${to}`);

test("a rule without the person, or whose role they do not hold, is not theirs", () => {
  expect(datesOf([rule({ roles: [] }), rule({})], held("6", null, null))).toEqual([]);
});

test("a rule for everyone, or one that names the person, applies on all of its dates", () => {
  expect(datesOf([rule({ everyone: true }), rule({ id: "9" })])).toEqual(["1 2026-01-01 null", "9 2026-01-01 null"]);
});

test("a rule for roles applies while one of them is held, within its own dates", () => {
  const own = [rule({ to: "2026-06-30" })];
  expect(datesOf(own, held("7", null, "2026-02-10"), held("8", "2026-02-05", "2026-03-01"))).toEqual([
    "1 2026-01-01 2026-03-01",
  ]);
  expect(datesOf(own, held("7", null, "2026-01-31"), held("7", "2026-06-01", null))).toEqual([
    "1 2026-01-01 2026-01-31",
    "1 2026-06-01 2026-06-30",
  ]);
  expect(datesOf(own, held("7", "2026-07-01", null))).toEqual([]);
});

test("rules within a span are those that apply on one of its dates", () => {
  const rules = [rule({ to: "2026-01-31" }), rule({ id: "2", from: "2026-03-01" })];
  const within = (from: string, to: string) =>
    rulesWithin(rules, { from: dayOf(from), to: dayOf(to) }).map(({ id }) => id);
  expect(within("2026-02-01", "2026-02-28")).toEqual([]);
  expect(within("2026-01-31", "2026-03-01")).toEqual(["1", "2"]);
});

test.each([
  [[], 0],
  [[ruleOf("maximumPerDay", { minutes: 1 })], 0],
  [[ruleOf("maximumPerWeek", { minutes: 1 }), ruleOf("onSite", { minutes: 1 })], 6],
  [[ruleOf("restBetween", { minutes: 660 })], 3],
  [[ruleOf("maximumPerThreeWeeks", { minutes: 1 })], 21],
])("the reach of %o is %i days", (rules, days) => {
  expect(reachOf(rules as WorkingTimeRule[])).toBe(days);
});
