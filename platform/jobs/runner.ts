import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, runMigrations, runOnce, WorkerPreset, type ParsedCronItem } from "graphile-worker";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { usualAttempts } from "./enqueue.ts";
import { createJobPool } from "./pool.ts";
import { emptyLedger, taskList, workerLogger, type JobHandler } from "./task.ts";
import { launchWorker } from "./worker.ts";

/** A scheduled job, in UTC: `cron` as in crontab; ticks missed within `catchUpMinutes` are made up for at start. */
export type Schedule = { task: string; cron: string; catchUpMinutes?: number };

export type Jobs = Awaited<ReturnType<typeof startJobs>>;

type Options = {
  /** A direct address: the worker uses LISTEN, which a pooler would prevent. */
  url: string;
  /** For the handlers. */
  database: Database;
  tasks: Record<string, JobHandler>;
  crontab: readonly Schedule[];
  log: Log;
  /** Maximum simultaneous jobs on this node. */
  concurrency?: number;
  /** Milliseconds a stop waits for running jobs before it aborts them. */
  gracePeriodMs?: number;
  /** Milliseconds between two checks for jobs that no living worker knows of. */
  checkMs?: number;
};

/** Migrates the job queue's own schema; several nodes may do so at the same time. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  const pgPool = createJobPool(url, 2, log);
  try {
    await runMigrations({ pgPool, logger: workerLogger(log) });
  } finally {
    await pgPool.end();
  }
}

function parseCrontab(crontab: readonly Schedule[], tasks: Record<string, JobHandler>): ParsedCronItem[] {
  for (const { task } of crontab) {
    if (!Object.hasOwn(tasks, task)) throw new Error(`The crontab names an unknown task: ${task}`);
  }
  return parseCronItems(
    crontab.map(({ task, cron, catchUpMinutes = 0 }) => ({
      task,
      match: cron,
      identifier: `${task} ${cron}`,
      // With a key, a pending tick and the next one are one job.
      options: { backfillPeriod: catchUpMinutes * 60_000, jobKey: `cron ${task}`, maxAttempts: usualAttempts },
    })),
  );
}

/** Starts processing jobs on this node. Rejects if the queue is unreachable now; later it reconnects by itself. */
export async function startJobs(options: Options) {
  const { concurrency = 4, gracePeriodMs = 5_000, checkMs, log } = options;
  const cronItems = parseCrontab(options.crontab, options.tasks);
  const launch = () => launchWorker({ ...options, concurrency, gracePeriodMs, checkMs, cronItems });
  const stopping = new AbortController();
  const { signal } = stopping;
  let worker = await launch();

  /** Starts a worker in place of one that ended; the database may be unreachable for a while. */
  async function replace(): Promise<void> {
    for (let wait = 1_000; !signal.aborted; wait = Math.min(60_000, wait * 2)) {
      log.error("the job queue's worker ended; it is started again");
      await sleep(wait, null, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await worker.settle();
        worker = await launch();
        return;
      } catch (error) {
        log.error({ err: error }, "the job queue's worker did not start");
      }
    }
  }

  const watching = (async () => {
    const stopRequested = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    while (!signal.aborted) {
      await Promise.race([worker.ended, stopRequested]);
      await worker.stop();
      if (!signal.aborted) await replace();
    }
    await worker.stop();
    await worker.settle().catch((error: unknown) => log.warn({ err: error }, "jobs could not be handed back"));
  })();
  return {
    /**
     * Starts no more jobs, waits a few seconds for running ones, then interrupts them. Unfinished jobs are at once free
     * for another node, and the attempt does not count.
     */
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

/** For tests: runs the jobs that are due, and those they cause, until none is left. Rejects if one failed. */
export async function runJobsOnce(options: Pick<Options, "url" | "database" | "tasks" | "log">): Promise<void> {
  const { url, database, tasks, log } = options;
  const failures: unknown[] = [];
  const onError = (task: string, error: unknown): void =>
    void failures.push(new Error(`The job ${task} failed.`, { cause: error }));
  const pgPool = createJobPool(url, 3, log);
  try {
    await runOnce({
      pgPool,
      taskList: taskList(tasks, { database, log, ledger: emptyLedger(), onError }),
      logger: workerLogger(log),
      noHandleSignals: true,
      preset: {
        extends: [WorkerPreset],
        worker: { concurrentJobs: 1, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    });
  } finally {
    await pgPool.end();
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs failed.`);
}
