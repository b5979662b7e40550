import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { addMonths, dayOf, writeDate } from "./month-dates.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const hired = dayOf("2024-02-29");
const until = addMonths(hired, 40);

const dates = fc.integer({ min: hired, max: until }).map(writeDate);
const halves = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((count) => count / 2);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const rules = fc
  .record({
    bands: fc
      .tuple(halves(0, 30), halves(0, 30), fc.integer({ min: 1, max: 30 }))
      .map(([first, second, afterMonths]) => [
        { afterMonths: 0, days: first },
        { afterMonths, days: second },
      ]),
    grant: fc.constantFrom("start", "monthly"),
    prorate: fc.boolean(),
    rounding: fc.constantFrom("none", "half", "whole", "wholeUp"),
    waitingMonths: fc.integer({ min: 0, max: 6 }),
    carryOver: orNull(
      fc.record({ most: orNull(halves(0, 10)), expiresAfterMonths: orNull(fc.integer({ min: 1, max: 14 })) }),
    ),
    overdraw: halves(0, 3),
  })
  .map((given) => ({ ...given, prorate: given.prorate || given.grant === "monthly" }));

const takenDays = fc.uniqueArray(fc.record({ date: dates, part: fc.constantFrom(1, 0.5) }), {
  selector: ({ date }) => date,
  minLength: 1,
  maxLength: 5,
});

const cases = fc
  .record({
    period: fc.constantFrom("calendarYear", "hijriYear", "serviceYear", "once"),
    first: rules,
    second: rules,
    change: dates,
    endDate: orNull(dates),
    suspensions: fc.array(
      fc.tuple(dates, dates).map((pair) => pair.toSorted()),
      { maxLength: 2 },
    ),
    entries: fc.array(
      fc.record({
        date: dates,
        kind: fc.constantFrom("opening", "adjustment"),
        days: halves(-4, 6).filter((days) => days !== 0),
        months: orNull(fc.integer({ min: 0, max: 12 })),
      }),
      { maxLength: 4 },
    ),
    uses: fc.array(takenDays, { maxLength: 6 }),
    request: takenDays,
    asOf: fc.array(dates, { maxLength: 3 }),
  })
  .map(({ period, first, second, change, endDate, suspensions, entries, uses, request, asOf }): EvaluationInput => {
    const policyOf = (given: typeof first) => ({
      ...given,
      period,
      ...(period === "once" ? { grant: "start", bands: given.bands.slice(0, 1) } : {}),
    });
    const read = readCase({
      employee: {
        id: "u1",
        hireDate: writeDate(hired),
        endDate,
        suspensions: suspensions.map(([from, to]) => ({ from, to })),
      },
      policies: [
        { id: "p1", from: "2000-01-01", to: writeDate(dayOf(change) - 1), ...policyOf(first) },
        { id: "p2", from: change, to: null, ...policyOf(second) },
      ],
      entries: entries.map(({ months, ...entry }, id) => ({
        ...entry,
        id,
        expires: months === null || entry.days < 0 ? null : writeDate(addMonths(dayOf(entry.date), months)),
      })),
      uses: uses.map((days, id) => ({ id, days })),
      request: { days: request },
      asOf,
      until: writeDate(until),
    });
    if ("errors" in read) throw new Error(JSON.stringify(read.errors));
    return read.input;
  });

const sum = (amounts: readonly number[]): number =>
  // Never minus zero.
  Math.round(amounts.reduce((total, days) => total + days, 0) * 100) / 100 + 0;

/** The balance at the end of a date, from the movements alone. */
const balanceOn = ({ movements }: Evaluation, date: string): number =>
  sum(movements.filter((movement) => movement.date <= date).map(({ days }) => days));

test("the order of the input never matters", () => {
  fc.assert(
    fc.property(cases, fc.infiniteStream(fc.nat()), (input, numbers) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((value) => ({ value, at: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ value }) => value);
      const other = {
        ...input,
        policies: shuffled(input.policies),
        entries: shuffled(input.entries),
        uses: shuffled(input.uses.map(({ id, days }) => ({ id, days: shuffled(days) }))),
        request: input.request === null ? null : { days: shuffled(input.request.days) },
      };
      expect(evaluate(other)).toEqual(evaluate(input));
    }),
    { numRuns: 150 },
  );
});

test("movements sum to the balance, and lots to their movement", () => {
  fc.assert(
    fc.property(cases, (input) => {
      const result = evaluate(input);
      let total = 0;
      for (const { days, balance, lots } of result.movements) {
        total = sum([total, days]);
        expect([balance, sum(lots.map((lot) => lot.days))]).toEqual([total, days]);
      }
      for (const { date, balance } of result.balances) expect(balance).toBe(balanceOn(result, date));
    }),
    { numRuns: 150 },
  );
});

test("nothing is granted or expires outside of employment, and no lot gives more than it has", () => {
  fc.assert(
    fc.property(cases, (input) => {
      const { hireDate, endDate } = input.employee;
      const left = new Map<string, number>();
      for (const { date, kind, lots, days } of evaluate(input).movements) {
        if (kind === "grant" || kind === "expiry")
          expect(date >= hireDate && (endDate === null || date <= endDate), `${date} ${kind}`).toBe(true);
        if (kind === "grant") expect(days).toBeGreaterThan(0);
        for (const lot of lots) {
          const rest = sum([left.get(lot.id) ?? 0, lot.days]);
          left.set(lot.id, rest);
          if (kind === "expiry") expect(rest).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("a refused request would have broken a balance, an allowed one does not", () => {
  fc.assert(
    fc.property(cases, (input) => {
      const before = evaluate(input);
      const { request: verdict } = before;
      if (input.request === null || verdict === null || (verdict.code ?? "balance_short") !== "balance_short") return;
      // By its id the last use of each date.
      const after = evaluate({ ...input, uses: [...input.uses, { id: "request", days: input.request.days }] });
      const [first = ""] = input.request.days.map(({ date }) => date).toSorted();
      const policy = input.policies.find(({ from, to }) => from <= first && (to === null || first <= to));
      const lacks = [...new Set([first, ...after.movements.map(({ date }) => date)])]
        .filter((date) => date >= first && balanceOn(after, date) < balanceOn(before, date))
        .map((date) => sum([-(policy?.overdraw ?? 0), -balanceOn(after, date)]));
      const short = Math.max(0, ...lacks);
      expect(verdict).toMatchObject({ allowed: short === 0, short });
    }),
    { numRuns: 150 },
  );
});

test("what is usable is allowed, and half a day more is not", () => {
  fc.assert(
    fc.property(cases, dates, (input, date) => {
      const [balance] = evaluate({ ...input, asOf: [date] }).balances;
      const allows = (part: number): boolean =>
        // Any number of days is taken at once, which only the engine's own interface refuses.
        evaluate({ ...input, request: { days: [{ date, part: part as 1 }] } }).request?.allowed === true;
      const usable = balance?.usable ?? 0;
      if (usable > 0) expect(allows(usable)).toBe(true);
      expect(allows(usable + 0.5)).toBe(false);
    }),
    { numRuns: 150 },
  );
});
