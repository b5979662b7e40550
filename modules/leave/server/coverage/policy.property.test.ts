import fc from "fast-check";
import { expect, test } from "vitest";
import { findGaps, leastOf, type Member } from "./policy.ts";

const dates = ["2026-02-01", "2026-02-02", "2026-02-03"];
const some = fc.subarray(dates).map((days) => new Set(days));
const bound = fc.option(fc.constantFrom(...dates), { nil: null });
const member: fc.Arbitrary<Member> = fc.record({
  personId: fc.constantFrom("1", "2", "3", "4", "5"),
  from: bound,
  to: bound,
  scheduled: some,
  onLeave: some,
});
const members = fc.array(member, { maxLength: 8 });
const minimum = fc.oneof(
  fc.record({ people: fc.integer({ min: 1, max: 5 }), percent: fc.constant(null) }),
  fc.record({ people: fc.constant(null), percent: fc.integer({ min: 1, max: 100 }) }),
);
const open = { from: "2026-01-01", to: null };

test("a share is rounded up: the least whole number of people that is not below it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 100 }), (scheduled, percent) => {
      const least = leastOf({ people: null, percent }, scheduled);
      expect(Number.isInteger(least)).toBe(true);
      expect(least * 100).toBeGreaterThanOrEqual(scheduled * percent);
      expect((least - 1) * 100).toBeLessThan(scheduled * percent);
    }),
    { numRuns: 1000 },
  );
});

test("neither the order of people nor of dates matters", () => {
  const shuffled = members.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
  const days = fc.shuffledSubarray(dates, { minLength: 1 });
  fc.assert(
    fc.property(shuffled, minimum, days, ([one, other], least, wanted) => {
      const gaps = findGaps({ ...least, ...open }, "1", wanted, one);
      expect(findGaps({ ...least, ...open }, "1", wanted.toReversed(), other)).toEqual(gaps);
      expect(gaps.map(({ date }) => date)).toEqual(gaps.map(({ date }) => date).toSorted());
    }),
    { numRuns: 500 },
  );
});

test("a gap has fewer people than the minimum, and only where the person counts", () => {
  fc.assert(
    fc.property(members, minimum, (all, least) => {
      const gaps = findGaps({ ...least, ...open }, "1", dates, all);
      for (const date of dates) {
        const gap = gaps.find((one) => one.date === date);
        const counted = all.filter(
          ({ from, to, scheduled }) => (from ?? date) <= date && date <= (to ?? date) && scheduled.has(date),
        );
        const stay = new Set(counted.filter(({ onLeave }) => !onLeave.has(date)).map(({ personId }) => personId));
        if (!stay.has("1")) expect(gap).toBeUndefined();
        else {
          const needed = leastOf(least, new Set(counted.map(({ personId }) => personId)).size);
          expect(gap !== undefined).toBe(stay.size - 1 < needed);
          if (gap !== undefined) expect(gap).toMatchObject({ left: stay.size - 1, least: needed });
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("a colleague’s further leave never closes a gap of a number of people", () => {
  fc.assert(
    fc.property(members, fc.integer({ min: 1, max: 5 }), fc.nat(7), (all, people, at) => {
      const rule = { people, percent: null, ...open };
      const chosen = all[at];
      const fewer = all.map((one) =>
        one.personId === chosen?.personId && one.personId !== "1" ? { ...one, onLeave: new Set(dates) } : one,
      );
      const after = new Set(findGaps(rule, "1", dates, fewer).map(({ date }) => date));
      for (const { date } of findGaps(rule, "1", dates, all)) expect(after.has(date)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("a rule has its dates", () => {
  const both = ["1", "2"].map((personId) => ({
    personId,
    from: null,
    to: null,
    scheduled: new Set(dates),
    onLeave: new Set<string>(),
  }));
  const rule = { people: 2, percent: null, from: "2026-02-02", to: "2026-02-02" };
  expect(findGaps(rule, "1", dates, both)).toEqual([{ date: "2026-02-02", scheduled: 2, least: 2, left: 1 }]);
});
