import type { LeavePolicyEffect } from "../../contract/schemas-policy.ts";
import type { LoadedCase } from "../cases/load-cases.ts";
import { evaluate } from "../engine/evaluate.ts";

// Pure: what a changed policy does to the balance of one person.

type Reason = LeavePolicyEffect["largest"][number]["reasons"][number]["code"];

const reasonOf = {
  grant: "granted",
  expiry: "expired",
  opening: "entered",
  adjustment: "entered",
  use: "used",
} as const satisfies Record<string, Reason>;

type Sums = Record<Reason, number>;
const noSums: Sums = { granted: 0, expired: 0, entered: 0, used: 0 };

const hundredthsOf = (days: number): number => Math.round(days * 100);

/** The sums of a case up to a date, and what has expired by its end, in hundredths; null without a case. */
function sumsOf(loaded: LoadedCase | undefined, on: string): { sums: Sums; balance: number; lost: number } | null {
  if (loaded === undefined) return null;
  const sums = { ...noSums };
  let lost = 0;
  for (const { date, kind, days } of evaluate({ ...loaded, request: null, asOf: [] }).movements) {
    if (date <= on) sums[reasonOf[kind]] += hundredthsOf(days);
    if (kind === "expiry") lost -= hundredthsOf(days);
  }
  return { sums, balance: sums.granted + sums.expired + sums.entered + sums.used, lost };
}

export type BalanceChange = {
  before: number | null;
  after: number | null;
  /** Hundredths. */
  change: number;
  reasons: { code: Reason; days: number }[];
  /** More expires by the end of the next year than before. */
  losesMore: boolean;
  isBelowZero: boolean;
};

/** Compares the balance of a person on a date before and after a change of policies; reasons are the parts that differ. */
export function compareBalances(
  before: LoadedCase | undefined,
  after: LoadedCase | undefined,
  on: string,
): BalanceChange {
  const [old, next] = [sumsOf(before, on), sumsOf(after, on)];
  const change = (next?.balance ?? 0) - (old?.balance ?? 0);
  const reasons = (Object.keys(noSums) as Reason[]).flatMap((code) => {
    const hundredths = (next?.sums ?? noSums)[code] - (old?.sums ?? noSums)[code];
    return hundredths === 0 ? [] : [{ code, days: hundredths / 100 }];
  });
  return {
    before: old === null ? null : old.balance / 100,
    after: next === null ? null : next.balance / 100,
    change,
    reasons,
    losesMore: (next?.lost ?? 0) > (old?.lost ?? 0),
    isBelowZero: next !== null && next.balance < 0 && change < 0,
  };
}
