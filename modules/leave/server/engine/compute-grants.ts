import type { Policy } from "../../contract/evaluation.ts";
import type { Period } from "./plan-periods.ts";
import { isEmployedOn, policyOn, type PreparedCase, type PreparedPolicy } from "./prepare-case.ts";

// Section 3 of the rules. All days of a period are worth their band ÷ the number of its days, so sums of bands are
// exact, and only the sum is divided. Days in a row that are worth the same are counted, not visited.

export type Grant = { period: Period; day: number; hundredths: number };

/** Hundredths of a day that a rounded sum is a multiple of. */
const units: Record<Policy["rounding"], number> = { none: 1, half: 50, whole: 100, wholeUp: 100 };

/** Rounds `sum ÷ divisor`, neither negative, to a multiple of the unit: ties up, or always up. */
function round(sum: number, divisor: number, rounding: Policy["rounding"]): number {
  const unit = BigInt(units[rounding]);
  const [dividend, step] = [BigInt(sum), BigInt(divisor) * unit];
  const multiple = rounding === "wholeUp" ? (dividend + step - 1n) / step : (2n * dividend + step) / (2n * step);
  return Number(multiple * unit);
}

/** Days in a row, both inclusive, that are worth the same; `band` is in hundredths. */
export type Worth = { from: number; to: number; band: number; policy: PreparedPolicy };

export const countDays = ({ from, to }: Pick<Worth, "from" | "to">): number => to - from + 1;

/** The first date from which days are worth something: nothing is granted before what stands for it. */
const firstWorth = ({ hired, entries }: PreparedCase): number =>
  Math.max(hired, entries.find(({ kind }) => kind === "opening")?.day ?? hired);

/** Returns the band of a day that is worth something, with its policy, or null. */
function worthOf(plan: PreparedCase, day: number): Pick<Worth, "band" | "policy"> | null {
  const policy = policyOn(plan, day);
  if (policy === undefined || !isEmployedOn(plan, day)) return null;
  if (plan.suspensions.some(({ from, to }) => from <= day && day <= to)) return null;
  const band = policy.bands.findLast(({ from }) => from <= day)?.hundredths ?? 0;
  return band === 0 ? null : { band, policy };
}

/** Returns the dates of a span from which days may be worth something else, in order; its first date is one. */
function turnsIn({ policies, suspensions }: PreparedCase, from: number, to: number): number[] {
  const turns = [
    ...policies.flatMap((policy) => [policy.from, policy.to + 1, ...policy.bands.map((band) => band.from)]),
    ...suspensions.flatMap((suspension) => [suspension.from, suspension.to + 1]),
  ].filter((day) => day > from && day <= to);
  return turns.length === 0 ? [from] : [from, ...new Set(turns.toSorted((one, other) => one - other))];
}

/** Returns the days of a period that are worth something; of one that counts whole, the first only. */
function worthsIn(plan: PreparedCase, { first, last }: Period): Worth[] {
  const end = Math.min(last, plan.left);
  const to = end === Infinity ? plan.until : end;
  const begin = Math.max(first, firstWorth(plan));
  if (begin > to) return [];
  const worths: Worth[] = [];
  const turns = turnsIn(plan, begin, to);
  for (const [at, from] of turns.entries()) {
    const worth = worthOf(plan, from);
    if (worth === null) continue;
    if (worths.length === 0 && isWhole(last, worth)) return [{ ...worth, from, to: from }];
    worths.push({ ...worth, from, to: (turns[at + 1] ?? to + 1) - 1 });
  }
  return worths;
}

/** Returns whether the first day of a period is worth the whole band. `once` has no days to divide by. */
const isWhole = (last: number, { policy }: Pick<Worth, "policy">): boolean => last === Infinity || !policy.prorate;

/** Cuts days in a row before the first days of months. */
const cutByMonth = (worths: readonly Worth[], months: readonly number[]): Worth[] =>
  worths.flatMap((worth) => {
    const starts = [worth.from, ...months.filter((start) => start > worth.from && start <= worth.to)];
    return starts.map((from, at) => ({ ...worth, from, to: (starts[at + 1] ?? worth.to + 1) - 1 }));
  });

/** Returns the days of a period that are worth something, by the dates on which they are granted. */
export function worthsByDate(plan: PreparedCase, period: Period): Map<number, Worth[]> {
  const worths = worthsIn(plan, period);
  const [begin] = worths;
  if (begin === undefined) return new Map();
  if (begin.policy.grant !== "monthly") return new Map([[begin.from, worths]]);
  return Map.groupBy(cutByMonth(worths, period.months), ({ from }) => {
    const next = period.months.find((start) => start > from) ?? period.last + 1;
    return Math.min(next - 1, plan.left);
  });
}

/** Returns the number by which the sum of a period is divided. */
export const divisorOf = ({ first, last }: Period, begin: Worth): number =>
  isWhole(last, begin) ? 1 : last - first + 1;

function grantsOf(plan: PreparedCase, period: Period): Grant[] {
  const byDate = worthsByDate(plan, period);
  const [begin] = byDate.values().next().value ?? [];
  if (begin === undefined) return [];
  const { rounding } = begin.policy;
  const divisor = divisorOf(period, begin);
  let sum = 0;
  let granted = 0;
  return [...byDate].flatMap(([day, worths]) => {
    sum += worths.reduce((total, worth) => total + worth.band * countDays(worth), 0);
    const hundredths = round(sum, divisor, rounding) - granted;
    granted += hundredths;
    return hundredths === 0 ? [] : [{ period, day, hundredths }];
  });
}

/** Returns all grants up to `until`, by date. */
export const computeGrants = (plan: PreparedCase): Grant[] =>
  plan.periods.flatMap((period) => grantsOf(plan, period)).filter(({ day }) => day <= plan.until);
