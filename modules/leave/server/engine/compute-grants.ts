import type { Policy } from "../../contract/evaluation.ts";
import type { Period } from "./plan-periods.ts";
import { isEmployedOn, policyOn, type PreparedCase, type PreparedPolicy } from "./prepare-case.ts";

// Section 3 of the rules. All days of a period are worth their band ÷ the number of its days, so sums of bands are
// exact, and only the sum is divided.

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

/** A day that is worth something; `band` is in hundredths. */
export type Worth = { day: number; band: number; policy: PreparedPolicy };

/** The first date from which days are worth something: nothing is granted before what stands for it. */
const firstWorth = ({ hired, entries }: PreparedCase): number =>
  Math.max(hired, entries.find(({ kind }) => kind === "opening")?.day ?? hired);

/** Returns what a day is worth: a band above 0, or null. */
function worthOf(plan: PreparedCase, day: number): Worth | null {
  const policy = policyOn(plan, day);
  if (policy === undefined || !isEmployedOn(plan, day)) return null;
  if (plan.suspensions.some(({ from, to }) => from <= day && day <= to)) return null;
  const band = policy.bands.findLast(({ from }) => from <= day)?.hundredths ?? 0;
  return band === 0 ? null : { day, band, policy };
}

/** Returns the days of a period that are worth something; of one that counts whole, the first only. */
function worthsIn(plan: PreparedCase, { first, last }: Period): Worth[] {
  const worths: Worth[] = [];
  const end = Math.min(last, plan.left);
  for (let day = Math.max(first, firstWorth(plan)); day <= (end === Infinity ? plan.until : end); day += 1) {
    const worth = worthOf(plan, day);
    if (worth !== null) worths.push(worth);
    if (worths[0] !== undefined && isWhole(last, worths[0])) break;
  }
  return worths;
}

/** Returns whether the first day of a period is worth the whole band. `once` has no days to divide by. */
const isWhole = (last: number, { policy }: Worth): boolean => last === Infinity || !policy.prorate;

/** Returns the days of a period that are worth something, by the dates on which they are granted. */
export function worthsByDate(plan: PreparedCase, period: Period): Map<number, Worth[]> {
  const worths = worthsIn(plan, period);
  const [begin] = worths;
  return Map.groupBy(worths, ({ day }) => {
    if (begin?.policy.grant !== "monthly") return begin?.day ?? day;
    const next = period.months.find((start) => start > day) ?? period.last + 1;
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
    sum += worths.reduce((total, { band }) => total + band, 0);
    const hundredths = round(sum, divisor, rounding) - granted;
    granted += hundredths;
    return hundredths === 0 ? [] : [{ period, day, hundredths }];
  });
}

/** Returns all grants up to `until`, by date. */
export const computeGrants = (plan: PreparedCase): Grant[] =>
  plan.periods.flatMap((period) => grantsOf(plan, period)).filter(({ day }) => day <= plan.until);
