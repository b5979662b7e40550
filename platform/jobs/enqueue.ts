import { statement } from "#platform/database/statement.ts";
import type { Transaction } from "#platform/database/database.ts";

const addJob = statement<never>(`
  select graphile_worker.add_job($1::text, $2::json, run_at => $3::timestamptz, max_attempts => $4::int,
    job_key => $5::text)`);

/**
 * Enqueues a job in the transaction that causes it: it runs after the commit, or never. `key` makes it one job however
 * often it is asked for before it runs; the last asking counts.
 */
export async function enqueue(
  tx: Transaction,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string; maxAttempts?: number } = {},
): Promise<void> {
  await addJob(tx, [
    task,
    JSON.stringify(payload),
    options.runAt?.toISOString() ?? null,
    options.maxAttempts ?? 8,
    options.key ?? null,
  ]);
}

const addJobs = statement<never>(`
  select graphile_worker.add_job($1::text, wanted.payload, run_at => wanted.run_at, max_attempts => 8,
    job_key => wanted.key, job_key_mode => 'preserve_run_at')
  from unnest($2::json[], $3::timestamptz[], $4::text[]) as wanted (payload, run_at, key)`);

/** A job under a key that runs at its moment; asked for again before that, it still runs when it was first to run. */
export type TimedJob = { payload: Record<string, unknown>; runAt: Date; key: string };

/** Enqueues several of one task in one statement. */
export async function enqueueTimed(tx: Transaction, task: string, jobs: readonly TimedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await addJobs(tx, [
    task,
    jobs.map(({ payload }) => JSON.stringify(payload)),
    jobs.map(({ runAt }) => runAt.toISOString()),
    jobs.map(({ key }) => key),
  ]);
}
