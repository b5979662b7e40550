import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { run, WorkerPreset, type ParsedCronItem, type WorkerEvents, type WorkerPool } from "graphile-worker";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { createJobPool } from "./pool.ts";
import { startHeartbeat } from "./reclaim.ts";
import { releaseJobs } from "./settle.ts";
import { emptyLedger, taskList, workerLogger, type JobHandler } from "./task.ts";

export type WorkerOptions = {
  url: string;
  database: Database;
  tasks: Record<string, JobHandler>;
  cronItems: ParsedCronItem[];
  log: Log;
  concurrency: number;
  /** Milliseconds a stop waits for running jobs before it aborts them. */
  gracePeriodMs: number;
  /** Milliseconds between two checks for jobs of dead workers. */
  checkMs: number | undefined;
};

/** Starts one worker with connections of its own. */
export async function launchWorker(options: WorkerOptions) {
  const { url, database, tasks, cronItems, log, concurrency, gracePeriodMs, checkMs } = options;
  const pgPool = createJobPool(url, concurrency + 2, log);
  const ledger = emptyLedger();
  const events: WorkerEvents = new EventEmitter();
  const pools: WorkerPool[] = [];
  events.on("pool:create", ({ workerPool }) => pools.push(workerPool));
  const runner = await run({
    pgPool,
    taskList: taskList(tasks, { database, log, ledger }),
    parsedCronItems: cronItems,
    events,
    logger: workerLogger(log),
    noHandleSignals: true,
    preset: {
      extends: [WorkerPreset],
      worker: {
        concurrentJobs: concurrency,
        gracefulShutdownAbortTimeout: gracePeriodMs,
        // Without batches the worker would neither wait for its updates of finished jobs nor survive their failure.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  let isOver = false;
  let stopping: Promise<void> | null = null;
  /** Later than now: the stop itself causes an event that calls this. */
  const stopOnce = (): Promise<void> => (stopping ??= Promise.resolve().then(stop));
  const ended = runner.promise
    .catch((error: unknown) => log.error({ err: error }, "the job queue's worker failed"))
    .then(() => void (isOver = true));
  const [workerPool] = pools;
  if (workerPool === undefined) throw new Error("The job queue's worker did not start.");
  // Its shutdown after an error can wait for ever: two updates of finished jobs that fail at once are counted wrongly.
  events.on("pool:gracefulShutdown", () => void stopOnce());
  const beacon = startHeartbeat({
    url,
    workerId: workerPool.id,
    log,
    everyMs: checkMs,
    isKnown: (id) => ledger.running.has(id) || ledger.done.has(id),
    // It is replaced by another, after the update of the queue.
    onUnknown: () => void stopOnce(),
  });

  /** Waits for running jobs; those that ignore the abort are left behind. */
  async function wait(): Promise<void> {
    if (isOver) return;
    const settled = new AbortController();
    const stopped = Promise.all([runner.stop(), ended]).finally(() => settled.abort());
    const forced = sleep(gracePeriodMs + 1_000, null, { signal: settled.signal }).then(
      () => workerPool?.forcefulShutdown("The server is stopping."),
      () => stopped,
    );
    await Promise.race([stopped, forced]);
  }

  async function stop(): Promise<void> {
    await wait().catch((error: unknown) => log.warn({ err: error }, "the job queue's worker did not stop well"));
    await beacon.stop();
    await pgPool.end();
  }
  return {
    /** Settles when the worker has ended, by itself or stopped. */
    ended,
    stop: stopOnce,
    /** After the stop: updates the queue for its unfinished jobs. Rejects while the database is unreachable. */
    settle: () => releaseJobs(url, workerPool.id, ledger),
  };
}
