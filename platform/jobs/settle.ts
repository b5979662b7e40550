import { openClient } from "#platform/database/client.ts";
import type { Ledger } from "./task.ts";
import { unlockJobs } from "./unlock.ts";

/**
 * Updates the queue for a worker that has ended: finished jobs are done, interrupted ones are due at once without
 * counting the attempt, and its locks are released.
 */
export async function releaseJobs(url: string, workerId: string, { running, done }: Ledger): Promise<void> {
  await using client = await openClient(url, { application_name: "diwan-jobs-settle" });
  await client.query("begin");
  await unlockJobs(client, workerId);
  await client.query("select graphile_worker.complete_jobs($1::bigint[])", [[...done]]);
  for (const [id, attempt] of running) {
    const text = "select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)";
    await client.query(text, [id, attempt - 1]);
  }
  await client.query("commit");
  running.clear();
  done.clear();
}
