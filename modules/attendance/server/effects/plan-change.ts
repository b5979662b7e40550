import type { Transaction, Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Preview, AttendanceContext, Author } from "../context.ts";
import { unbroken } from "../guard/judge-plans.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import { judgeAuthor } from "./judge-author.ts";
import { applyEffect, planEffect, type AffectedSpan, type MovedSubjects, type PlannedEffect } from "./plan-effect.ts";
import { recordRule, type RuleAction } from "./record-rule.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { presentEffect } from "./present-effect.ts";

type CompletedChange = {
  action: RuleAction;
  id: string;
  effect: Pick<PlannedEffect, "conflicts" | "stretches" | "plans">;
  after: RulesSnapshot;
  /** The affected dates of the author, if they are more than those to recompute. */
  stretches?: readonly AffectedSpan[];
  path?: string;
};

/** The result of `write`, the rules before and after it, and its effect. */
export type PlannedChange<Written> = {
  written: Written;
  before: RulesSnapshot;
  after: RulesSnapshot;
  effect: PlannedEffect;
};

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
  const effect = await planEffect(tx, { before, after, moved: movedBy(written) });
  return { written, before, after, effect };
}

/**
 * Completes a change of a rule after its effect is known: requests recomputation and records it with `details`. Throws
 * `own_days` if another officer must make it, and `schedule_conflict` or `working_time_broken`, naming the field `path`.
 */
export async function completeChange(
  tx: Transaction,
  author: Author,
  { action, id, effect, after, stretches = effect.stretches, path = "" }: CompletedChange,
  details: Record<string, unknown>,
): Promise<void> {
  const reach = await judgeAuthor(tx, { authorId: author.personId, stretches, after });
  if (reach?.isRefused === true) throw refuse("own_days");
  await applyEffect(tx, effect, { cause: action, requestedBy: author.personId, path });
  await recordRule(tx, author, action, id, { ...details, reach });
}

class RolledBack extends Error {
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
export async function previewChange<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(database.primary, async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

/** Returns the effect of a new zone or location: none, until an assignment names it. */
export const previewUnused = ({ context, database, viewerId }: Preview): Promise<Effect> =>
  previewChange(database, async (tx) => {
    const after = await loadRules(tx, context.settings);
    return presentEffect(
      tx,
      { context, viewerId },
      { stretches: [], people: 0, conflicts: [], plans: unbroken },
      { after },
    );
  });
