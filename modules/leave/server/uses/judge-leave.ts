import type { Reader } from "#platform/database/database.ts";
import type { TakenDay, Verdict } from "../../contract/evaluation.ts";
import { lastDateFor, loadCases, type LoadedCase } from "../cases/load-cases.ts";
import { evaluate } from "../engine/evaluate.ts";
import { sumDays } from "./judge-dates.ts";
import type { LeaveType } from "./queries.ts";

/** Leave that is asked for. The caller has locked the person (`lockLeave`) if something depends on the answer. */
export type LeaveQuestion = {
  personId: string;
  type: Pick<LeaveType, "id" | "takesBalance">;
  /** At least one. */
  days: readonly TakenDay[];
  /** The request whose own days are left out; null if it has none yet. */
  besidesRequest: string | null;
  /** Whether other leave that is only asked for counts as taken. */
  withWaiting: boolean;
};

export type LeaveVerdict = {
  verdict: Verdict;
  /** Balance on the first of the days, before and after them. */
  balance: { on: string; before: number; after: number };
};

/** Judges the days of a loaded case, at least one. */
export function judgeDays(loaded: LoadedCase, days: readonly TakenDay[]): LeaveVerdict {
  const [on = loaded.until] = days.map(({ date }) => date).toSorted();
  const { balances, request } = evaluate({ ...loaded, request: { days: [...days] }, asOf: [on] });
  if (request === null) throw new Error("The engine did not judge the request.");
  const before = balances[0]?.balance ?? 0;
  // The engine's figures have two decimals at most.
  const after = Math.round((before - sumDays(days)) * 100) / 100;
  return { verdict: request, balance: { on, before, after } };
}

/**
 * Judges leave by the engine. Null if the type takes from no balance, or the person has none: without a hire date, or
 * without a policy.
 */
export async function judge(
  db: Reader,
  { personId, type, days, besidesRequest, withWaiting }: LeaveQuestion,
): Promise<LeaveVerdict | null> {
  const last = days
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (!type.takesBalance || last === undefined) return null;
  const wanted = { personIds: [personId], typeId: type.id, until: lastDateFor(last), besidesRequest, withWaiting };
  const loaded = (await loadCases(db, wanted)).get(personId);
  if (loaded === undefined) return null;
  return judgeDays(loaded, days);
}
