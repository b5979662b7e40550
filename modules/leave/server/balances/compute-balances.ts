import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Reader } from "#platform/database/database.ts";
import type { LeaveFigures } from "../../contract/schemas-balances.ts";
import { lastDateFor, loadCases, type LoadedCase } from "../cases/load-cases.ts";
import { computeBalancesOf } from "../engine/evaluate.ts";

/** Returns the balance of a case on a date from the hire date on. */
export function figuresOf(loaded: LoadedCase, on: string): LeaveFigures {
  const [balance] = computeBalancesOf({ ...loaded, asOf: [on] });
  if (balance === undefined) throw new Error("The engine gave no balance.");
  const { date: _, ...sums } = balance;
  return { ...sums, asked: loaded.asked };
}

type Wanted = {
  /** 1,000 at most. */
  personIds: readonly string[];
  typeId: string;
  on: string;
};

/**
 * Returns what is left of some people's balances on a date by what they have taken, in days. Absent are people hired
 * later, without a hire date, or without a policy of the type.
 */
export async function computeTakenBalances(
  db: Reader,
  { personIds, typeId, on }: Wanted,
): Promise<ReadonlyMap<string, number>> {
  const cases = await loadCases(db, { personIds, typeId, until: on, withWaiting: false });
  const balances = new Map<string, number>();
  for (const [id, loaded] of cases) {
    if (loaded.employee.hireDate <= on) balances.set(id, figuresOf(loaded, on).balance);
  }
  return balances;
}

/**
 * Returns the balances of some people on a date, with what is only asked for as taken. Absent are people hired later,
 * without a hire date, or without a policy of the type.
 */
export async function computeBalances(
  db: Reader,
  { personIds, typeId, on }: Wanted,
): Promise<ReadonlyMap<string, LeaveFigures>> {
  const cases = await loadCases(db, { personIds, typeId, until: lastDateFor(on), withWaiting: true });
  const balances = new Map<string, LeaveFigures>();
  for (const [id, loaded] of cases) {
    // Yields to other requests on this node.
    if (balances.size % 20 === 19) await yieldToEventLoop();
    if (loaded.employee.hireDate <= on) balances.set(id, figuresOf(loaded, on));
  }
  return balances;
}
