import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { applyMovements, type Ledger } from "./apply-movements.ts";
import type { Expiring, Step } from "./change-lots.ts";
import { computeGrants, type Grant } from "./compute-grants.ts";
import { judgeRequest, usableOn } from "./judge-request.ts";
import { dayOf, writeDate } from "./month-dates.ts";
import { prepareCase, type PreparedCase } from "./prepare-case.ts";

const inDays = (hundredths: number): number => hundredths / 100;

const presentStep = ({ day, kind, hundredths, balance, lots, ref }: Step): Evaluation["movements"][number] => ({
  date: writeDate(day),
  kind,
  days: inDays(hundredths),
  balance: inDays(balance),
  lots: lots.map(({ id, hundredths: amount }) => ({ id, days: inDays(amount) })),
  ref,
});

const presentExpiring = (expiring: Expiring | undefined): Evaluation["balances"][number]["expiring"] =>
  [...(expiring ?? [])].map(([day, hundredths]) => ({ date: writeDate(day), days: inDays(hundredths) }));

/** Sums the movements of a date's period up to that date; outgoing ones as positive numbers. */
function sumPeriod({ periods }: PreparedCase, steps: readonly Step[], day: number) {
  const first = periods.find((period) => period.first <= day && day <= period.last)?.first ?? day;
  const sums = { granted: 0, used: 0, expired: 0 };
  for (const step of steps) {
    if (step.day < first || step.day > day) continue;
    if (step.kind === "use") sums.used -= step.hundredths;
    else if (step.kind === "expiry") sums.expired -= step.hundredths;
    else sums.granted += step.hundredths;
  }
  return { granted: inDays(sums.granted), used: inDays(sums.used), expired: inDays(sums.expired) };
}

function presentBalances(
  plan: PreparedCase,
  { steps, expiringOn, restOn }: Ledger,
  asOf: readonly number[],
): Evaluation["balances"] {
  return asOf.map((day) => {
    const rest = restOn.get(day);
    return {
      date: writeDate(day),
      balance: inDays(steps.findLast((step) => step.day <= day)?.balance ?? 0),
      usable: rest === undefined ? 0 : inDays(usableOn(plan, rest, day)),
      ...sumPeriod(plan, steps, day),
      expiring: presentExpiring(expiringOn.get(day)),
    };
  });
}

type Applied = { plan: PreparedCase; grants: Grant[]; asOf: number[]; ledger: Ledger };

function apply(input: EvaluationInput): Applied {
  const plan = prepareCase(input);
  const grants = computeGrants(plan);
  const asOf = input.asOf.map(dayOf);
  return { plan, grants, asOf, ledger: applyMovements(plan, grants, [], asOf) };
}

/** Computes the balance of leave of a checked case: the whole engine as one pure function. */
export function evaluate(input: EvaluationInput): Evaluation {
  const { plan, grants, asOf, ledger } = apply(input);
  return {
    movements: ledger.steps.map(presentStep),
    balances: presentBalances(plan, ledger, asOf),
    request: input.request === null ? null : judgeRequest(plan, grants, ledger.steps, input.request),
  };
}

/** Computes only the balances of a checked case: for many people. */
export function computeBalancesOf(input: Omit<EvaluationInput, "request">): Evaluation["balances"] {
  const { plan, ledger, asOf } = apply({ ...input, request: null });
  return presentBalances(plan, ledger, asOf);
}
