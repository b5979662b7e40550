import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { JobContext } from "./task.ts";

/**
 * Rows that a job changes in one transaction. Statements contain it as a literal because PostgreSQL cannot plan for a
 * small limit given as a parameter.
 */
export const batchSize = 100;

type Job = Pick<JobContext, "database" | "signal">;

/** Repeats a step, each in its own transaction, while it returns true. Throws when the server stops: the job is run again. */
export async function repeatWhile({ database, signal }: Job, step: (tx: Transaction) => Promise<boolean>) {
  while (await transaction(database.primary, step)) signal.throwIfAborted();
}

/** Repeats a step until it changes less than a full batch. */
export const runBatches = (job: Job, step: (tx: Transaction) => Promise<number>): Promise<void> =>
  repeatWhile(job, async (tx) => (await step(tx)) === batchSize);
