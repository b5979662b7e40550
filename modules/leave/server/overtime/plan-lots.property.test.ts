import fc from "fast-check";
import { expect, test } from "vitest";
import { planLots, type Lot, type LotPlan, type Owed } from "./plan-lots.ts";

const owed = fc
  .record({
    at: fc.integer({ min: 0, max: 60 }),
    minutes: fc.integer({ min: 1, max: 300 }),
    factor: fc.constantFrom(1, 33, 100, 125, 150, 200),
    dayMinutes: fc.constantFrom(420, 450, 480, 7),
    expires: fc.constantFrom(null, "2026-12-31"),
  })
  .map(({ at, minutes, factor, dayMinutes, expires }): Owed => ({
    claim: String(at + 1),
    overtime: {
      date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
      classes: { ordinary: minutes, night: 0, restDay: 0, holiday: 0 },
      factors: { ordinary: factor, night: 100, restDay: 100, holiday: 100 },
      dayMinutes,
    },
    expires,
  }));
const all = fc.uniqueArray(owed, { selector: ({ claim }) => claim, maxLength: 25 });

/** Carries out a plan. */
function after(lots: readonly Lot[], { reversed, granted }: LotPlan): Lot[] {
  const left = lots.filter(({ entry }) => !reversed.includes(entry));
  expect(left).toHaveLength(lots.length - reversed.length);
  return [...left, ...granted.map((lot) => ({ ...lot, entry: crypto.randomUUID(), isLocked: false }))];
}
const change = (lots: readonly Lot[], given: readonly Owed[]): Lot[] => after(lots, planLots(given, lots));

/** Exactly what is owed, in hundredths of days: minutes × factor ÷ minutes of a day, rounded once. */
function exact(given: readonly Owed[]): number {
  const common = 420n * 450n * 480n * 7n;
  const sum = given.reduce(
    (total, { overtime: { classes, factors, dayMinutes } }) =>
      total + (BigInt(classes.ordinary * factors.ordinary) * common) / BigInt(dayMinutes),
    0n,
  );
  return Number((2n * sum + common) / (2n * common));
}
const total = (lots: readonly Lot[]): number => lots.reduce((sum, { hundredths }) => sum + hundredths, 0);

test("all lots are exactly the approved minutes times their factors, in whatever order they were approved or undone", () => {
  fc.assert(
    fc.property(fc.array(all, { minLength: 1, maxLength: 6 }), (states) => {
      let lots: Lot[] = [];
      for (const given of states) {
        lots = change(lots, given);
        expect(total(lots)).toBe(exact(given));
        expect(new Set(lots.map(({ claim }) => claim)).size).toBe(lots.length);
        expect(Math.min(1, ...lots.map(({ hundredths }) => hundredths))).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

test("one after the other, in either order, comes to the same as all at once", () => {
  fc.assert(
    fc.property(all, (given) => {
      const step = (order: readonly Owed[]): Lot[] =>
        order.reduce<Lot[]>((lots, _, at) => change(lots, order.slice(0, at + 1)), []);
      expect(total(step(given))).toBe(total(change([], given)));
      expect(total(step(given.toReversed()))).toBe(total(change([], given)));
    }),
    { numRuns: 200 },
  );
});

test("lots of locked months stay, and the others make up for them as far as they can", () => {
  fc.assert(
    fc.property(all, all, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (first, second, locks) => {
      const lots = change([], first).map((lot, at) => ({ ...lot, isLocked: locks[at] === true }));
      const locked = lots.filter(({ isLocked }) => isLocked);
      const given: Owed[] = [...locked, ...second.filter(({ claim }) => !locked.some((lot) => lot.claim === claim))];
      const changed = change(lots, given);
      for (const lot of locked) expect(changed).toContain(lot);
      const most = given.length > locked.length ? exact(given) : 0;
      expect(total(changed)).toBe(Math.max(most, total(locked)));
      expect(planLots(given, changed)).toEqual({ reversed: [], granted: [] });
    }),
    { numRuns: 300 },
  );
});

test("nothing is done twice", () => {
  fc.assert(
    fc.property(all, all, (first, second) => {
      const lots = change(change([], first), second);
      expect(planLots(second, lots)).toEqual({ reversed: [], granted: [] });
      expect(planLots(second.toReversed(), lots.toReversed())).toEqual({ reversed: [], granted: [] });
    }),
    { numRuns: 300 },
  );
});

test("a lot of a single claim is its minutes times its factor", () => {
  const one = (minutes: number, factor: number): Owed => ({
    claim: "1",
    overtime: {
      date: "2026-01-04",
      classes: { ordinary: minutes, night: 0, restDay: 0, holiday: 0 },
      factors: { ordinary: factor, night: 100, restDay: 100, holiday: 100 },
      dayMinutes: 480,
    },
    expires: null,
  });
  const daysOf = (minutes: number, factor: number) => total(change([], [one(minutes, factor)]));
  expect([daysOf(480, 100), daysOf(240, 150), daysOf(60, 150), daysOf(1, 100), daysOf(3, 100)]).toEqual([
    100, 75, 19, 0, 1,
  ]);
});
