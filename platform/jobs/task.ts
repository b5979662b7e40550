import { Logger, type TaskList } from "graphile-worker";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import { trace } from "#platform/tracing/tracing.ts";

/** What a job's handler is given. `payload` is what was enqueued, unchecked: it may be from an older release. */
export type JobContext = {
  database: Database;
  log: Log;
  payload: unknown;
  /** The same for every attempt at one job. */
  jobId: string;
  /** 1 at the first attempt. */
  attempt: number;
  /** Aborted when the server stops and can wait no longer: stop, throw, and the job is run again. */
  signal: AbortSignal;
};

/**
 * Does one job. A job runs at least once, so doing it twice must do no harm. Whatever it throws makes it run again later,
 * until its attempts are used up.
 */
export type JobHandler = (context: JobContext) => Promise<void>;

/** What a worker knows of its jobs, for the case that it could not write it down in the queue. */
export type Ledger = {
  /** Jobs that are running or were interrupted: id and number of the attempt. */
  running: Map<string, number>;
  /** The last jobs that were done. */
  done: Set<string>;
};
export const emptyLedger = (): Ledger => ({ running: new Map(), done: new Set() });
const mostDone = 1000;

type Surroundings = {
  database: Database;
  log: Log;
  ledger: Ledger;
  onError?: (task: string, error: unknown) => void;
};

/** Our handlers as the worker calls them. A job that fails because the server stops stays in `running`. */
export function taskList(tasks: Record<string, JobHandler>, surroundings: Surroundings): TaskList {
  const { database, log, ledger, onError } = surroundings;
  const { running, done } = ledger;
  const list: TaskList = {};
  for (const [task, handle] of Object.entries(tasks)) {
    list[task] = async (payload, { job, abortSignal: signal }) => {
      running.set(job.id, job.attempts);
      const own = log.child({ task, job: job.id });
      try {
        const context = { database, log: own, payload, jobId: job.id, attempt: job.attempts, signal };
        await trace(`job ${task}`, "consumer", { "diwan.job.attempt": job.attempts }, () => handle(context));
        running.delete(job.id);
        done.add(job.id);
        if (done.size > mostDone) done.delete(done.values().next().value ?? "");
      } catch (error) {
        if (!signal.aborted) running.delete(job.id);
        const last = job.attempts >= job.max_attempts;
        own[last ? "error" : "warn"]({ err: error, attempt: job.attempts, last }, "a job failed");
        onError?.(task, error);
        throw error;
      }
    };
  }
  return list;
}

/** The worker's own messages in our log, without what it would add: payloads hold addresses and codes. */
export const workerLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    // Failures of jobs are told by their handlers, above.
    if (meta?.["failure"] === true) return;
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
