import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { JobContext } from "./task.ts";

/**
 * Rows that a job changes in one transaction. Statements contain it as a literal because PostgreSQL cannot plan for a
 * small limit given as a parameter.
 */
export const batchSize = 100;

/** Repeats a step, each in its own transaction, until it changes less than a full batch or the server stops. */
export async function runBatches(
  { database, signal }: Pick<JobContext, "database" | "signal">,
  step: (tx: Transaction) => Promise<number>,
): Promise<void> {
  let changed = batchSize;
  while (changed === batchSize && !signal.aborted) changed = await transaction(database.primary, step);
}
