import fc from "fast-check";
import { expect, test } from "vitest";
import { guardCase, ruleOf } from "#testing/guard-cases.ts";
import { limitKinds } from "../../contract/kinds.ts";
import type { GuardInput } from "../../contract/schemas-guard.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";
import { reachOf } from "./resolve-rules.ts";

const minute = 60_000;
const firstDay = Date.parse("2026-03-01T00:00:00Z");

const shifts = fc.array(
  fc
    .record({
      day: fc.integer({ min: 0, max: 60 }),
      start: fc.integer({ min: 0, max: 1_439 }),
      length: fc.integer({ min: 1, max: 900 }),
      breakShare: fc.constantFrom(0, 0, 0.1),
      outdoors: fc.boolean(),
    })
    .map(({ day, start, length, breakShare, outdoors }) => {
      const from = firstDay + day * 1_440 * minute + start * minute;
      return {
        date: new Date(firstDay + day * 1_440 * minute).toISOString().slice(0, 10),
        start: new Date(from).toISOString(),
        end: new Date(from + length * minute).toISOString(),
        breakMinutes: Math.floor(length * breakShare),
        timeZone: "Asia/Riyadh",
        outdoors,
      };
    }),
  { maxLength: 25 },
);
const rules = fc
  .tuple(
    fc.array(fc.record({ kind: fc.constantFrom(...limitKinds), minutes: fc.integer({ min: 0, max: 2_000 }) }), {
      maxLength: 6,
    }),
    fc.boolean(),
  )
  .map(([limits, hasOutdoors]) => [
    ...limits.map(({ kind, minutes }, at) => ruleOf(kind, { id: `r${at}`, minutes })),
    ...(hasOutdoors ? [ruleOf("outdoors", { after: "12:30", before: "15:00" })] : []),
  ]);

function read(value: unknown): GuardInput {
  const found = readCase(value);
  if ("errors" in found) throw new Error(JSON.stringify(found.errors));
  return found.input;
}

test("the order of rules and shifts does not matter", () => {
  fc.assert(
    fc.property(rules, shifts, (someRules, someShifts) => {
      const inOrder = evaluate(read(guardCase(someRules, someShifts)));
      const reversed = evaluate(read(guardCase(someRules.toReversed(), someShifts.toReversed())));
      expect(reversed).toEqual(inOrder);
    }),
    { numRuns: 200 },
  );
});

test("every finding is beyond its limit, ends after its start, and has dates of shifts in order", () => {
  fc.assert(
    fc.property(rules, shifts, (someRules, someShifts) => {
      const known = new Set(someShifts.map(({ date }) => date));
      const rests = new Set(someRules.flatMap(({ kind, id }) => (kind === "restBetween" ? [String(id)] : [])));
      for (const { rule, minutes, limit, from, to, dates } of evaluate(read(guardCase(someRules, someShifts)))
        .findings) {
        expect(rests.has(rule) ? minutes < limit : minutes > limit).toBe(true);
        expect(Date.parse(from)).toBeLessThanOrEqual(Date.parse(to));
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.every((date) => known.has(date))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("a day or a week is found exactly if its minutes, added up one by one, exceed the limit", () => {
  const limits = fc.record({ day: fc.integer({ min: 0, max: 1_500 }), week: fc.integer({ min: 0, max: 3_000 }) });
  fc.assert(
    fc.property(limits, shifts, (limit, someShifts) => {
      const twoRules = [
        ruleOf("maximumPerDay", { minutes: limit.day }),
        ruleOf("maximumPerWeek", { minutes: limit.week }),
      ];
      const totals = new Map<string, number>();
      for (const { date, start, end, breakMinutes } of someShifts) {
        const worked = (Date.parse(end) - Date.parse(start)) / minute - breakMinutes;
        // 2026-03-01 was a Sunday.
        const week = Math.floor((Date.parse(date) - firstDay) / (7 * 1_440 * minute));
        for (const key of [`day ${date}`, `week ${week}`]) totals.set(key, (totals.get(key) ?? 0) + worked);
      }
      const beyond = [...totals].filter(([key, total]) => total > (key.startsWith("day") ? limit.day : limit.week));
      const { findings } = evaluate(read(guardCase(twoRules, someShifts)));
      expect(findings.map(({ minutes }) => minutes).toSorted()).toEqual(beyond.map(([, total]) => total).toSorted());
    }),
    { numRuns: 200 },
  );
});

test("around a date, the shifts within twice the reach of the rules decide all that it can change", () => {
  fc.assert(
    fc.property(rules, shifts, fc.integer({ min: 0, max: 60 }), (allRules, someShifts, at) => {
      // Shifts in a row without a break may in theory go on for ever; no more than two days are looked at.
      const someRules = allRules.filter(({ kind }) => kind !== "withoutBreak");
      const whole = read(guardCase(someRules, someShifts));
      const reach = reachOf(whole.rules);
      const dayOf = (date: string): number => (Date.parse(date) - firstDay) / (1_440 * minute);
      const within = (date: string, days: number): boolean => Math.abs(dayOf(date) - at) <= days;
      const near = someShifts.filter(({ date }) => within(date, 2 * reach));
      const decided = (input: GuardInput) =>
        evaluate(input).findings.filter(({ dates }) => dates.every((date) => within(date, reach)));
      expect(decided(read(guardCase(someRules, near)))).toEqual(decided(whole));
      // A finding with this date lies within the reach as a whole.
      const concerned = evaluate(whole).findings.filter(({ dates }) => dates.some((date) => dayOf(date) === at));
      expect(decided(whole)).toEqual(expect.arrayContaining(concerned));
    }),
    { numRuns: 300 },
  );
});
