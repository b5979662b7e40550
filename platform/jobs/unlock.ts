import type pg from "pg";

/**
 * Unlocks the jobs of a worker that has ended. Those that a later call with their key has superseded meanwhile are
 * removed: the queue took their key and attempts, so that they would look like failed ones.
 */
export async function unlockJobs(client: pg.Client, workerId: string): Promise<void> {
  // Nothing else updates a locked job. The attempts are compared too, in case the clock was set back.
  const { rows } = await client.query<{ id: string }>(
    `select id::text from graphile_worker.jobs
     where locked_by = $1 and key is null and attempts >= max_attempts and updated_at > locked_at`,
    [workerId],
  );
  await client.query("select graphile_worker.force_unlock_workers(array[$1])", [workerId]);
  await client.query("select graphile_worker.complete_jobs($1::bigint[])", [rows.map(({ id }) => id)]);
}
