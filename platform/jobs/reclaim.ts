import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log/log.ts";
import { connectionLoss, keepAlive } from "#platform/database/client.ts";
import { unlockJobs } from "./unlock.ts";

type Options = {
  url: string;
  workerId: string;
  log: Log;
  everyMs?: number | undefined;
  /** Whether this worker has been given a job of its own; absent: all of them. */
  isKnown?: (jobId: string) => boolean;
  /** Called when the queue has given this worker a job that it does not know of. */
  onUnknown?: () => void;
};

/** Distinguishes these locks from others on the same server. */
const seed = 7_301_948;
const key = `hashtextextended($1, ${seed})`;

/**
 * Keeps this worker's jobs from counting as abandoned, and releases those of dead workers. A worker has a lock while its
 * process lives, on a connection that the server closes when it dies. A worker that locked jobs but has no lock is dead:
 * its jobs are released at once instead of after hours. `everyMs` is the interval of this check; a living worker whose
 * connection broke has as long to reconnect.
 */
export function startHeartbeat(options: Options) {
  const { url, workerId, log, everyMs = 30_000, isKnown = () => true, onUnknown } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function reclaim(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker.jobs
       where locked_at < now() - interval '10 seconds' and locked_by <> $1`,
      [workerId],
    );
    for (const { worker } of rows) {
      const answer = await client.query<{ dead: boolean }>(`select pg_try_advisory_lock(${key}) as dead`, [worker]);
      if (answer.rows[0]?.dead !== true) continue;
      await unlockJobs(client, worker);
      await client.query(`select pg_advisory_unlock(${key})`, [worker]);
      log.warn({ worker }, "handed back the jobs of a worker that died");
    }
  }

  let suspects: string[] = [];

  /** The database can die between giving a job to this worker and its answer: the job would be locked for hours. */
  async function findUnknown(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      "select id::text from graphile_worker.jobs where locked_by = $1 and locked_at < now() - interval '10 seconds'",
      [workerId],
    );
    const unknown = rows.map(({ id }) => id).filter((id) => !isKnown(id));
    // Twice in a row, since a job that has just failed is unknown until the queue has been told.
    if (unknown.some((id) => suspects.includes(id))) {
      log.warn({ jobs: unknown }, "was given jobs whose answer was lost");
      onUnknown?.();
    }
    suspects = unknown;
  }

  async function shine(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: "diwan-jobs-alive", ...keepAlive });
    const lost = connectionLoss(client);
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock(${key})`, [workerId]);
      for (;;) {
        await Promise.race([sleep(everyMs, null, { signal }), lost]);
        await reclaim(client);
        await findUnknown(client);
      }
    } finally {
      client.end().catch(() => {});
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await shine().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "lost the connection that says this worker is alive");
      });
      await sleep(1_000, null, { signal }).catch(() => {});
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
