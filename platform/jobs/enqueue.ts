import { statement } from "#platform/database/statement.ts";
import type { Transaction } from "#platform/database/database.ts";

const addJob = statement<never>(`
  select graphile_worker.add_job($1::text, $2::json, run_at => $3::timestamptz, max_attempts => $4::int,
    job_key => $5::text, queue_name => $6::text)`);

/** Attempts at a job. The waits between them add up to half an hour, longer than most outages of a database. */
export const usualAttempts = 8;

/**
 * Enqueues a job in the transaction that causes it: it runs after the commit, or never. `key` merges repeated calls
 * before it runs into one job, with the last payload. Of the jobs in one `queue` one runs at a time.
 */
export async function enqueue(
  tx: Transaction,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string; maxAttempts?: number; queue?: string } = {},
): Promise<void> {
  await addJob(tx, [
    task,
    JSON.stringify(payload),
    options.runAt?.toISOString() ?? null,
    options.maxAttempts ?? usualAttempts,
    options.key ?? null,
    options.queue ?? null,
  ]);
}
