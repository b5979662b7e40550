import { orderById } from "#shared/compare-ids.ts";
import type { Movement } from "../../contract/evaluation.ts";
import type { Grant } from "./compute-grants.ts";
import { addMonths } from "./month-dates.ts";
import type { Period } from "./plan-periods.ts";
import type { Entry, PreparedCase, Use } from "./prepare-case.ts";

// Section 4 of the rules: from which lot something goes, and into which it comes.

/** Amounts are hundredths of a day. A lot of a period may be negative. */
type Lot = {
  id: string;
  isPeriod: boolean;
  /** First date of the period, or date of the entry. */
  age: number;
  left: number;
  /** The date after the last usable one; infinite if none is set. */
  expiry: number;
};

type Change = { lot: Lot; hundredths: number };

/** A movement in numbers; `balance` is the sum of all lots after it. */
export type Step = {
  day: number;
  kind: Movement["kind"];
  hundredths: number;
  balance: number;
  lots: { id: string; hundredths: number }[];
  ref: string | null;
};

/** Lots with a set expiry and something left, by last usable date. */
export type Expiring = ReadonlyMap<number, number>;

const isSet = ({ expiry }: Lot): boolean => expiry !== Infinity;

/** Lots that expire first, then those of periods, then those of entries, the oldest first. */
function compareForUse(one: Lot, other: Lot): number {
  if (isSet(one) !== isSet(other)) return isSet(one) ? -1 : 1;
  if (isSet(one)) return one.expiry - other.expiry;
  return Number(other.isPeriod) - Number(one.isPeriod) || one.age - other.age;
}

/** Orders lots by id, of equal ids the period's first. */
const orderLots = (lots: readonly Lot[]): Lot[] =>
  lots.length < 2
    ? [...lots]
    : orderById(
        lots.toSorted((one, other) => Number(other.isPeriod) - Number(one.isPeriod)),
        ({ id }) => id,
      );

/** Lots in the order in which a use takes from them. Ids are compared among equals only: all ids have no one order. */
function orderForUse(lots: readonly Lot[]): readonly Lot[] {
  if (lots.length < 2) return lots;
  const sorted = lots.toSorted(compareForUse);
  const isTied = (lot: Lot, at: number): boolean => at > 0 && compareForUse(sorted[at - 1] ?? lot, lot) === 0;
  if (!sorted.some(isTied)) return sorted;
  const placeOf = (lot: Lot): string => (isSet(lot) ? String(lot.expiry) : `${lot.isPeriod} ${lot.age}`);
  return [...Map.groupBy(sorted, placeOf).values()].flatMap(orderLots);
}

/** Merges changes of one lot, in the order in which the lots were touched. */
function merge(changes: readonly Change[]): Step["lots"] {
  if (changes.length < 2) return changes.map(({ lot: { id }, hundredths }) => ({ id, hundredths }));
  const sums = new Map<Lot, number>();
  for (const { lot, hundredths } of changes) sums.set(lot, (sums.get(lot) ?? 0) + hundredths);
  return [...sums].map(([{ id }, hundredths]) => ({ id, hundredths }));
}

export class Lots {
  readonly steps: Step[] = [];
  private lots: Lot[] = [];
  private readonly plan: PreparedCase;
  private sum = 0;

  constructor(plan: PreparedCase) {
    this.plan = plan;
  }

  get balance(): number {
    return this.sum;
  }

  /** Returns a copy that changes for itself, without the steps so far. */
  fork(): Lots {
    const other = new Lots(this.plan);
    other.lots = this.lots.map((lot) => ({ ...lot }));
    other.sum = this.sum;
    return other;
  }

  /** Fills negative lots, the oldest first; the rest goes into the lot. */
  private add(own: Lot, hundredths: number): Change[] {
    let rest = hundredths;
    const changes: Change[] = [];
    const negative = this.lots.filter(({ left }) => left < 0).toSorted((one, other) => one.age - other.age);
    for (const lot of negative) {
      const filled = Math.min(rest, -lot.left);
      if (filled === 0) break;
      lot.left += filled;
      rest -= filled;
      changes.push({ lot, hundredths: filled });
    }
    if (rest === 0) return changes;
    if (!this.lots.includes(own)) this.lots.push(own);
    own.left += rest;
    changes.push({ lot: own, hundredths: rest });
    return changes;
  }

  /** Takes from lots with something in them; the rest makes the lot of the date's period negative. */
  private take(day: number, hundredths: number): Change[] {
    let rest = hundredths;
    const changes: Change[] = [];
    for (const lot of orderForUse(this.lots.filter(({ left }) => left > 0))) {
      const taken = Math.min(rest, lot.left);
      if (taken === 0) break;
      lot.left -= taken;
      rest -= taken;
      changes.push({ lot, hundredths: -taken });
    }
    if (rest === 0) return changes;
    const own = this.lotOf(this.plan.periods.find(({ first, last }) => first <= day && day <= last));
    own.left -= rest;
    changes.push({ lot: own, hundredths: -rest });
    return changes;
  }

  private lotOf(period: Period | undefined): Lot {
    if (period === undefined) throw new RangeError("The date is in no period of the case.");
    const known = this.lots.find(({ isPeriod, id }) => isPeriod && id === period.id);
    if (known !== undefined) return known;
    const lot: Lot = { id: period.id, isPeriod: true, age: period.first, left: 0, expiry: Infinity };
    this.lots.push(lot);
    return lot;
  }

  private record(day: number, kind: Movement["kind"], changes: readonly Change[], ref: string | null): void {
    const hundredths = changes.reduce((sum, change) => sum + change.hundredths, 0);
    this.sum += hundredths;
    this.steps.push({ day, kind, hundredths, balance: this.sum, lots: merge(changes), ref });
  }

  private drop(day: number, lot: Lot, hundredths: number): void {
    lot.left -= hundredths;
    this.record(day, "expiry", [{ lot, hundredths: -hundredths }], null);
  }

  /** Drops the lots that expire on a date. */
  expire(day: number): void {
    for (const lot of orderLots(this.lots.filter(({ expiry, left }) => expiry === day && left > 0)))
      this.drop(day, lot, lot.left);
  }

  /** Settles the lot of a period that ended on the day before, by the policy last in force in it. */
  settle({ id, first, last }: Period): void {
    const lot = this.lots.find((each) => each.isPeriod && each.id === id);
    const policy = this.plan.policies.findLast(({ from, to }) => from <= last && to >= first);
    if (lot === undefined || lot.left <= 0 || policy === undefined || policy.carryOver === null) return;
    const { most, expiresAfterMonths } = policy.carryOver;
    if (lot.left > most) this.drop(last + 1, lot, lot.left - most);
    if (expiresAfterMonths !== null) lot.expiry = addMonths(last + 1, expiresAfterMonths);
  }

  enter({ id, day, kind, hundredths, expiry }: Entry): void {
    const own: Lot = { id, isPeriod: false, age: day, left: 0, expiry };
    this.record(day, kind, hundredths > 0 ? this.add(own, hundredths) : this.take(day, -hundredths), id);
  }

  grant({ period, day, hundredths }: Grant): void {
    this.record(day, "grant", this.add(this.lotOf(period), hundredths), null);
  }

  use({ id, day, hundredths }: Use): void {
    this.record(day, "use", this.take(day, hundredths), id);
  }

  expiring(): Expiring {
    const sums = new Map<number, number>();
    for (const { expiry, left } of this.lots.toSorted((one, other) => one.expiry - other.expiry))
      if (expiry !== Infinity && left > 0) sums.set(expiry - 1, (sums.get(expiry - 1) ?? 0) + left);
    return sums;
  }
}
