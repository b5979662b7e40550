import type { Transaction, Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { AttendanceContext } from "../context.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import { planEffect, type MovedSubjects, type PlannedEffect } from "./plan-effect.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { presentEffect } from "./present-effect.ts";

/** The result of `write`, the rules after it, and its effect. */
export type PlannedChange<Written> = { written: Written; after: RulesSnapshot; effect: PlannedEffect };

/**
 * Makes a change with `write` and computes its effect from the rules before and after it in this transaction. `movedBy`
 * names the subjects that gain or lose assignments, which the rules do not contain.
 */
export async function planChange<Written>(
  tx: Transaction,
  { settings }: Pick<AttendanceContext, "settings">,
  write: () => Promise<Written>,
  movedBy: (written: Written) => readonly MovedSubjects[] = () => [],
): Promise<PlannedChange<Written>> {
  const before = await loadRules(tx, settings);
  const written = await write();
  const after = await loadRules(tx, settings);
  const effect = await planEffect(tx, { before: before.rules, after, moved: movedBy(written) });
  return { written, after, effect };
}

class Undone extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("Undone on purpose");
    this.result = result;
  }
}

/**
 * Makes a change as saving would, returns the result of `work`, and rolls back, so that a preview equals the saved
 * effect.
 */
export async function tryChange<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(database.primary, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}

/** Returns the effect of a new zone or location: none, until an assignment names it. */
export const tryUnused = (context: AttendanceContext, database: Database, viewerId: string): Promise<Effect> =>
  tryChange(database, async (tx) => {
    const after = await loadRules(tx, context.settings);
    return presentEffect(tx, { context, viewerId }, { stretches: [], people: 0, conflicts: [] }, { after });
  });
