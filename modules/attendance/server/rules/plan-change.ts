import type { Transaction } from "#platform/database/database.ts";
import type { AttendanceContext } from "../context.ts";
import { loadRules, type RulesSnapshot } from "./load-rules.ts";
import { planEffect, type MovedSubjects, type PlannedEffect } from "./plan-effect.ts";

/** What `write` answered, the rules as they are since, and what that does. */
export type PlannedChange<Written> = { written: Written; after: RulesSnapshot; effect: PlannedEffect };

/**
 * Makes a change with `write` and finds out what it does, by the rules before and after it in this transaction. `movedBy`
 * names whom assignments were given to or taken from, which the rules do not hold.
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
