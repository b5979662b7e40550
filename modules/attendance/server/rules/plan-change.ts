import type { Transaction } from "#platform/database/database.ts";
import type { AttendanceContext } from "../context.ts";
import { loadRules, type RulesSnapshot } from "./load-rules.ts";
import { planEffect, type MovedSubjects, type PlannedEffect } from "./plan-effect.ts";

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
