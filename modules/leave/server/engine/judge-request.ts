import type { EvaluationInput, TakenDay, Verdict } from "../../contract/evaluation.ts";
import { applyMovements, mayTake, type Rest } from "./apply-movements.ts";
import type { Step } from "./change-lots.ts";
import type { Grant } from "./compute-grants.ts";
import { dayOf, writeDate } from "./month-dates.ts";
import { hundredthsOf, isEmployedOn, policyOn, type PreparedCase, type Use } from "./prepare-case.ts";

// Section 5 of the rules: whether leave may be taken, and how much.

type Refusal = NonNullable<Verdict["code"]>;

/** The refusals of a day, apart from the balance, in their order. */
const refusals: readonly [code: Refusal, isRefused: (plan: PreparedCase, day: number) => boolean][] = [
  ["outside_employment", (plan, day) => !isEmployedOn(plan, day)],
  ["no_policy", (plan, day) => policyOn(plan, day) === undefined],
  ["waiting", (plan, day) => day < (policyOn(plan, day)?.takenFrom ?? 0)],
];

const isRefused = (plan: PreparedCase, day: number): boolean => refusals.some(([, refuses]) => refuses(plan, day));

/** Balances at the ends of days, by day in order; a day in between has the balance before it. */
const endBalances = (steps: readonly Step[]): Map<number, number> =>
  new Map(steps.map(({ day, balance }) => [day, balance]));

/** Returns the largest lack of days that the uses cause from their first date on, in hundredths; 0 if there is none. */
function shortOf(plan: PreparedCase, grants: readonly Grant[], before: readonly Step[], uses: readonly Use[]): number {
  const first = Math.min(...uses.map(({ day }) => day));
  const floor = -(policyOn(plan, first)?.overdraw ?? 0);
  const without = endBalances(before);
  const taken = endBalances(applyMovements(plan, grants, uses).steps);
  const days = [...new Set([...without.keys(), ...taken.keys()])].toSorted((one, other) => one - other);
  let [untouched, balance, short] = [0, 0, 0];
  for (const day of days) {
    untouched = without.get(day) ?? untouched;
    balance = taken.get(day) ?? balance;
    if (day >= first && balance < floor && balance < untouched) short = Math.max(short, floor - balance);
  }
  return short;
}

/** Returns the largest multiple of half a day that may be taken at once on a date, in hundredths. */
export function usableOn(plan: PreparedCase, rest: Rest, day: number): number {
  if (isRefused(plan, day)) return 0;
  const half = 50;
  const overdraw = policyOn(plan, day)?.overdraw ?? 0;
  const isAllowed = (halves: number): boolean =>
    mayTake(plan, rest, { id: null, day, hundredths: halves * half }, -overdraw);
  // More is always short on the date itself.
  const most = Math.max(0, Math.floor((rest.lots.balance + overdraw) / half));
  // Usually nothing later forbids it.
  if (most === 0 || isAllowed(most)) return most * half;
  let [allowed, refused] = [0, most];
  while (refused - allowed > 1) {
    const halves = Math.floor((allowed + refused) / 2);
    if (isAllowed(halves)) allowed = halves;
    else refused = halves;
  }
  return allowed * half;
}

function findNextAllowed(plan: PreparedCase, after: number): number | null {
  for (let day = after + 1; day <= plan.until; day += 1) if (!isRefused(plan, day)) return day;
  return null;
}

const usesOf = (days: readonly TakenDay[]): Use[] =>
  days
    .map(({ date, part }) => ({ id: null, day: dayOf(date), hundredths: hundredthsOf(part) }))
    .toSorted((one, other) => one.day - other.day);

/** Judges a request: the first refusal that applies to any of its days, then the balance. */
export function judgeRequest(
  plan: PreparedCase,
  grants: readonly Grant[],
  steps: readonly Step[],
  request: NonNullable<EvaluationInput["request"]>,
): Verdict {
  const uses = usesOf(request.days);
  for (const [code, refuses] of refusals) {
    const refused = uses.find(({ day }) => refuses(plan, day));
    if (refused === undefined) continue;
    const next = code === "waiting" ? findNextAllowed(plan, refused.day) : null;
    return { allowed: false, code, short: 0, from: next === null ? null : writeDate(next) };
  }
  const short = shortOf(plan, grants, steps, uses);
  return { allowed: short === 0, code: short === 0 ? null : "balance_short", short: short / 100, from: null };
}
