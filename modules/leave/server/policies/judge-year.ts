import type { Verdict } from "../../contract/evaluation.ts";
import type { LoadedCase } from "../cases/load-cases.ts";
import { judgeDays } from "../uses/judge-leave.ts";
import { sumDays } from "../uses/judge-dates.ts";

// Pure: whether policies would have allowed the leave that a person took in a year.

type TriedLeave = { from: string; to: string; days: number; verdict: Verdict };

/**
 * Judges the leave that touches a year, `YYYY`, in the order of its dates, each after what was allowed before it; leave of
 * earlier years stays, and of later years is left out.
 */
export function judgeYear(loaded: LoadedCase, year: string): TriedLeave[] {
  const uses = loaded.uses
    .map((use) => {
      const dates = use.days.map(({ date }) => date).toSorted();
      return { use, from: dates[0] ?? "", to: dates.at(-1) ?? "" };
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const taken = uses.filter(({ to }) => to < `${year}-01-01`).map(({ use }) => use);
  const judged: TriedLeave[] = [];
  for (const { use, from, to } of uses) {
    if (to < `${year}-01-01` || from > `${year}-12-31`) continue;
    const { verdict } = judgeDays({ ...loaded, uses: taken }, use.days);
    if (verdict.allowed) taken.push(use);
    judged.push({ from, to, days: sumDays(use.days), verdict });
  }
  return judged;
}
