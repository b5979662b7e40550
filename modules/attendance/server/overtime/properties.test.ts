import fc from "fast-check";
import { expect, test } from "vitest";
import type { OvertimePolicyRule } from "../rules/queries.ts";
import { applyLimits, classesOf, type LimitedDay } from "./apply-limits.ts";
import { computeBeyond, type ClosedRow } from "./compute-beyond.ts";
import { resolvePolicy } from "./resolve-policy.ts";

const start = Date.parse("2026-03-01T00:00:00Z");
const minute = 60_000;
const instant = (minutes: number): string => new Date(start + minutes * minute).toISOString();

const row = fc
  .record({
    slot: fc.integer({ min: 0, max: 3 }),
    in: fc.option(fc.integer({ min: 0, max: 1_439 })),
    stay: fc.integer({ min: 0, max: 1_500 }),
    isOut: fc.boolean(),
    timeZone: fc.constantFrom("Asia/Riyadh", "Europe/Berlin", "America/New_York"),
    requiredMinutes: fc.integer({ min: 0, max: 600 }),
    workedMinutes: fc.integer({ min: 0, max: 900 }),
    extraBeforeMinutes: fc.integer({ min: 0, max: 120 }),
    extraAfterMinutes: fc.integer({ min: 0, max: 300 }),
    reasons: fc.constantFrom(
      [{ code: "assignment" }],
      [{ code: "assignment" }, { code: "exception", workDay: false }],
      [{ code: "assignment" }, { code: "exception", workDay: true }],
      [],
    ),
  })
  .map(({ in: first, stay, isOut, ...rest }): ClosedRow => ({
    ...rest,
    firstIn: first === null ? null : instant(first),
    lastOut: first === null || !isOut ? null : instant(first + stay),
  }));
const rows = fc.array(row, { minLength: 1, maxLength: 4 });
const night = fc.constantFrom(null, { start: "22:00", end: "06:00" }, { start: "00:00", end: "05:30" });

test("what is beyond is the sum of the rows, whatever their order, and night is a part of it on work days only", () => {
  fc.assert(
    fc.property(rows, night, (given, window) => {
      const beyond = computeBeyond(given, window);
      expect(computeBeyond(given.toReversed(), window)).toEqual(
        beyond === null ? null : { ...beyond, timeZone: expect.any(String) },
      );
      const sum = given.reduce(
        (total, each) =>
          total + each.workedMinutes + each.extraBeforeMinutes + each.extraAfterMinutes - each.requiredMinutes,
        0,
      );
      const isScheduled = given.some(({ reasons }) => reasons.length > 0);
      expect(beyond?.minutes ?? 0).toBe(isScheduled ? Math.max(0, sum) : 0);
      if (beyond === null) return;
      expect(beyond.night).toBeGreaterThanOrEqual(0);
      expect(beyond.night).toBeLessThanOrEqual(beyond.minutes);
      if (beyond.dayKind !== "workDay" || window === null) expect(beyond.night).toBe(0);
    }),
    { numRuns: 500 },
  );
});

const limit = (max: number) => fc.option(fc.integer({ min: 1, max }));
const limits = fc.record({
  minimum: fc.integer({ min: 1, max: 90 }),
  block: fc.integer({ min: 1, max: 60 }),
  mostPerDay: limit(240),
  mostPerMonth: limit(900),
  mostPerYear: limit(2_000),
});
const days = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: 400 }),
    minutes: fc.integer({ min: 1, max: 400 }),
    share: fc.integer({ min: 0, max: 4 }),
    isFixed: fc.boolean(),
  }),
  { selector: ({ at }) => at, maxLength: 40 },
);

const sumBy = (claims: readonly { date: string; minutes: number }[], length: number): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { date, minutes } of claims) {
    sums.set(date.slice(0, length), (sums.get(date.slice(0, length)) ?? 0) + minutes);
  }
  return sums;
};

test("claims are whole blocks, never above a limit, and the order of the dates does not matter", () => {
  fc.assert(
    fc.property(limits, days, (by, given) => {
      const listed = given.map(({ at, minutes, share }): LimitedDay => ({
        date: instant(at * 1_440).slice(0, 10),
        minutes,
        night: Math.floor((minutes * share) / 4),
        limits: by,
      }));
      const claims = applyLimits(listed);
      expect(applyLimits(listed.toReversed())).toEqual(claims);
      expect(claims).toHaveLength(listed.filter(({ minutes }) => minutes >= by.minimum).length);
      for (const { date, minutes, night: atNight, reasons } of claims) {
        const beyond = listed.find((day) => day.date === date);
        expect(minutes % by.block).toBe(0);
        expect(minutes).toBeLessThanOrEqual(Math.min(beyond?.minutes ?? 0, by.mostPerDay ?? Infinity));
        expect(atNight).toBeLessThanOrEqual(Math.min(minutes, beyond?.night ?? 0));
        expect(reasons.length === 0).toBe(minutes === beyond?.minutes);
        for (const kind of ["workDay", "restDay", "holiday"] as const) {
          const classes = Object.values(classesOf(kind, minutes, kind === "workDay" ? atNight : 0));
          expect(classes.reduce((sum, each) => sum + each, 0)).toBe(minutes);
          expect(Math.min(...classes)).toBeGreaterThanOrEqual(0);
        }
      }
      for (const sum of sumBy(claims, 7).values()) expect(sum).toBeLessThanOrEqual(by.mostPerMonth ?? Infinity);
      for (const sum of sumBy(claims, 4).values()) expect(sum).toBeLessThanOrEqual(by.mostPerYear ?? Infinity);
    }),
    { numRuns: 300 },
  );
});

test("fixed dates stay as they are and use up the limits, earlier or later", () => {
  fc.assert(
    fc.property(limits, days, (by, given) => {
      const listed = given.map(({ at, minutes, isFixed }): LimitedDay => ({
        date: instant(at * 1_440).slice(0, 10),
        minutes,
        night: 0,
        limits: by,
        ...(isFixed ? { fixed: minutes } : {}),
      }));
      const fixed = listed.filter((day) => day.fixed !== undefined);
      const claims = applyLimits(listed);
      expect(claims.filter(({ date }) => fixed.some((day) => day.date === date))).toEqual([]);
      const [before, all] = [sumBy(fixed, 4), sumBy([...fixed, ...claims], 4)];
      for (const [year, sum] of all) {
        expect(sum).toBeLessThanOrEqual(Math.max(by.mostPerYear ?? Infinity, before.get(year) ?? 0));
      }
    }),
    { numRuns: 200 },
  );
});

const policy = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  from: fc.constantFrom("2026-01-01", "2026-03-01", "2026-06-01"),
  to: fc.constantFrom(null, "2026-04-30"),
  everyone: fc.boolean(),
  roles: fc.subarray(["2", "5", "10"]),
});
const subject = fc.record({
  named: fc.subarray(Array.from({ length: 30 }, (_, at) => String(at + 1))).map((ids) => new Set(ids)),
  roles: fc.subarray(["2", "5", "10"]).map((ids) => ids.map((role) => ({ role, from: -Infinity, to: Infinity }))),
});

test("a person goes before roles, the lower role before the higher, roles before everyone; the order does not matter", () => {
  fc.assert(
    fc.property(fc.uniqueArray(policy, { selector: ({ id }) => id, maxLength: 8 }), subject, (given, person) => {
      const policies = given as unknown as OvertimePolicyRule[];
      const found = resolvePolicy(policies, person, "2026-03-15");
      expect(resolvePolicy(policies.toReversed(), person, "2026-03-15")).toBe(found);
      const rankOf = ({ id, roles, everyone }: OvertimePolicyRule): number => {
        if (person.named.has(id)) return 0;
        const held = person.roles.filter(({ role }) => roles.includes(role)).map(({ role }) => Number(role));
        if (held.length > 0) return Math.min(...held);
        return everyone ? 100 : Infinity;
      };
      const dated = policies.filter(({ from, to }) => from <= "2026-03-15" && (to === null || to >= "2026-03-15"));
      const best = Math.min(Infinity, ...dated.map(rankOf));
      expect(found === null ? Infinity : rankOf(found)).toBe(best);
    }),
    { numRuns: 300 },
  );
});
