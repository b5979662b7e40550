import type { Evaluation, Movement, Policy } from "../../contract/evaluation.ts";
import type { GrantReason, LeaveEntry, LeaveMovement, LeavePeriod } from "../../contract/schemas-balances.ts";
import { findExpiryReason, findGrantReasons, type GrantReason as Reason } from "../engine/find-reasons.ts";
import { dayOf, writeDate } from "../engine/month-dates.ts";
import type { Period } from "../engine/plan-periods.ts";
import { prepareCase, type PreparedCase } from "../engine/prepare-case.ts";
import type { LoadedCase } from "../cases/load-cases.ts";
import type { TypeRow } from "./queries.ts";

// Pure: from what the engine answers to movements with their reasons.

type Entry = Pick<LeaveEntry, "id" | "note" | "date" | "expires" | "overtime">;

export type Sources = {
  entries: readonly Entry[];
  /** Where uses come from. */
  origins: readonly { id: string; request: string | null; isWaiting: boolean }[];
  policies: readonly TypeRow[];
};

const inDays = (hundredths: number): number => hundredths / 100;

const presentPeriod = (kind: Policy["period"], { id, first, last }: Period): LeavePeriod => ({
  kind,
  name: id,
  from: writeDate(first),
  to: last === Infinity ? null : writeDate(last),
});

/** Entries have an id with a zero in front; lots of periods never begin with one. */
const entryIdOf = (lot: string): string | null => (lot.startsWith("0") ? lot.slice(1) : null);

const kindOf = ({ policies }: LoadedCase): Policy["period"] => policies[0]?.period ?? "once";

/** Returns the period of a date; null outside all. */
export function periodOn(loaded: LoadedCase, on: string): LeavePeriod | null {
  const day = dayOf(on);
  const period = prepareCase({ ...loaded, request: null, asOf: [] }).periods.find(
    ({ first, last }) => first <= day && day <= last,
  );
  return period === undefined ? null : presentPeriod(kindOf(loaded), period);
}

function presentGrant(
  kind: Policy["period"],
  { period, divisor, rounding, parts }: Reason,
  policies: readonly TypeRow[],
): GrantReason {
  return {
    period: presentPeriod(kind, period),
    of: divisor,
    rounding,
    parts: parts.flatMap(({ policy, hundredths, from, to, count }) => {
      const named = policies.find(({ id }) => id === policy.id);
      if (named === undefined) return [];
      const span = { from: writeDate(from), to: writeDate(to) };
      return [{ policy: named, entitlement: inDays(hundredths), ...span, days: count }];
    }),
  };
}

/** Returns a function that gives the reason of a grant; of several on one date in their order, which is by period. */
function grantReasons(plan: PreparedCase): (movement: Movement) => Reason | undefined {
  const byDate = Map.groupBy(findGrantReasons(plan), ({ day }) => writeDate(day));
  return ({ date, lots }) => {
    const reasons = byDate.get(date) ?? [];
    // The rest after negative lots is in the lot of the period that is granted.
    return reasons.find(({ period }) => lots.at(-1)?.id === period.id) ?? reasons[0];
  };
}

/** Presents every movement with its reason, in the order of the engine. */
export function presentMovements(
  loaded: LoadedCase,
  movements: Evaluation["movements"],
  { entries, origins, policies }: Sources,
): LeaveMovement[] {
  const plan = prepareCase({ ...loaded, request: null, asOf: [] });
  const kind = kindOf(loaded);
  const reasonOf = grantReasons(plan);
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const originById = new Map(origins.map((origin) => [origin.id, origin]));
  const periodOf = (lot: string | undefined): Period | null => plan.periods.find(({ id }) => id === lot) ?? null;

  return movements.map((movement) => {
    const { date, days, balance, ref } = movement;
    const isEntry = movement.kind === "opening" || movement.kind === "adjustment";
    const entry = isEntry ? entryById.get(entryIdOf(ref ?? "") ?? "") : undefined;
    const origin = movement.kind === "use" ? originById.get(ref ?? "") : undefined;
    const reason = movement.kind === "grant" ? reasonOf(movement) : undefined;
    const expiry =
      movement.kind === "expiry" ? findExpiryReason(plan, dayOf(date), periodOf(movement.lots[0]?.id)) : null;
    return {
      date,
      kind: movement.kind,
      days,
      balance,
      lots: movement.lots.flatMap(({ id, days: amount }): LeaveMovement["lots"] => {
        const entryId = entryIdOf(id);
        if (entryId !== null) {
          const { date: entered = date } = entryById.get(entryId) ?? {};
          return [{ period: null, entry: entryId, date: entered, days: amount }];
        }
        const period = periodOf(id);
        if (period === null) return [];
        return [{ period: presentPeriod(kind, period), entry: null, date: writeDate(period.first), days: amount }];
      }),
      grant: reason === undefined ? null : presentGrant(kind, reason, policies),
      entry:
        entry === undefined
          ? null
          : { id: entry.id, note: entry.note, expires: entry.expires, overtime: entry.overtime },
      use: origin === undefined ? null : { id: origin.id, request: origin.request, isWaiting: origin.isWaiting },
      expiry:
        expiry === null ? null : { cause: expiry.cause, most: expiry.cause === "limit" ? inDays(expiry.most) : null },
    };
  });
}
