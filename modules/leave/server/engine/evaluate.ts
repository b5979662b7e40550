import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { applyMovements, type Expiring, type Step } from "./apply-movements.ts";
import { computeGrants } from "./compute-grants.ts";
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

/** Computes the balance of leave of a checked case: the whole engine as one pure function. */
export function evaluate(input: EvaluationInput): Evaluation {
  const plan = prepareCase(input);
  const grants = computeGrants(plan);
  const asOf = input.asOf.map(dayOf);
  const { steps, expiringOn } = applyMovements(plan, grants, [], asOf);
  return {
    movements: steps.map(presentStep),
    balances: asOf.map((day) => ({
      date: writeDate(day),
      balance: inDays(steps.findLast((step) => step.day <= day)?.balance ?? 0),
      usable: inDays(usableOn(plan, grants, steps, day)),
      ...sumPeriod(plan, steps, day),
      expiring: presentExpiring(expiringOn.get(day)),
    })),
    request: input.request === null ? null : judgeRequest(plan, grants, steps, input.request),
  };
}
