import { countDays, divisorOf, worthsByDate, type Worth } from "./compute-grants.ts";
import type { Period } from "./plan-periods.ts";
import type { PreparedCase, PreparedPolicy } from "./prepare-case.ts";

// Why the engine moved something: the facts from which a sentence is written.

/** Days that are worth the same by the same policy; `count` is less than the span where days are worth nothing. */
export type WorthPart = { policy: PreparedPolicy; hundredths: number; from: number; to: number; count: number };

export type GrantReason = {
  period: Period;
  day: number;
  /** The sum of the days is divided by it; 1 where a period counts whole. */
  divisor: number;
  rounding: PreparedPolicy["rounding"];
  parts: WorthPart[];
};

function partsOf(worths: readonly Worth[]): WorthPart[] {
  const parts: WorthPart[] = [];
  for (const worth of worths) {
    const { from, to, band, policy } = worth;
    const last = parts.at(-1);
    if (last !== undefined && last.policy.id === policy.id && last.hundredths === band) {
      last.to = to;
      last.count += countDays(worth);
    } else parts.push({ policy, hundredths: band, from, to, count: countDays(worth) });
  }
  return parts;
}

/** Returns what each date's grant of each period comes from. Grants of 0, which are not told, have reasons too. */
export const findGrantReasons = (plan: PreparedCase): GrantReason[] =>
  plan.periods.flatMap((period) => {
    const byDate = [...worthsByDate(plan, period)];
    const begin = byDate[0]?.[1][0];
    if (begin === undefined) return [];
    const divisor = divisorOf(period, begin);
    const { rounding } = begin.policy;
    return byDate.map(([day, worths]) => ({ period, day, divisor, rounding, parts: partsOf(worths) }));
  });

/** Why a lot of a period, or of an entry (null), loses days on a date. */
export type ExpiryReason =
  | { cause: "limit"; most: number }
  /** Its last usable day is over. */
  | { cause: "date" };

export function findExpiryReason({ policies }: PreparedCase, day: number, period: Period | null): ExpiryReason {
  if (period === null || period.last + 1 !== day) return { cause: "date" };
  const { carryOver = null } = policies.findLast(({ from, to }) => from <= period.last && to >= period.first) ?? {};
  return carryOver === null ? { cause: "date" } : { cause: "limit", most: carryOver.most };
}
