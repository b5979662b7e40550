import { Logger, type TaskList } from "graphile-worker";
import type { Database } from "#platform/database/database.ts";
import { isRetryable } from "#platform/database/transaction.ts";
import type { Log } from "#platform/log/log.ts";
import { count } from "#platform/metrics/counters.ts";
import { trace } from "#platform/tracing/tracing.ts";

/** Argument of a job's handler. `payload` is the enqueued value, unvalidated: it may be from an older release. */
export type JobContext = {
  database: Database;
  log: Log;
  payload: unknown;
  /** The same for every attempt at one job. */
  jobId: string;
  /** 1 at the first attempt. */
  attempt: number;
  /** Aborted when the stopping server can wait no longer: stop and throw; the job is run again. */
  signal: AbortSignal;
};

/** Does one job. Must be idempotent, since it may run twice. If it throws, it is retried until no attempts are left. */
export type JobHandler = (context: JobContext) => Promise<void>;

/** A worker's state of its jobs, in case it could not be written to the queue. */
export type Ledger = {
  /** Jobs that are running or were interrupted: id and number of the attempt. */
  running: Map<string, number>;
  /** The most recently finished jobs. */
  done: Set<string>;
};
export const emptyLedger = (): Ledger => ({ running: new Map(), done: new Set() });
const maxDone = 1000;

type Surroundings = {
  database: Database;
  log: Log;
  ledger: Ledger;
  onError?: (task: string, error: unknown) => void;
};

/** Wraps our handlers for the worker. A job that fails because the server stops stays in `running`. */
export function taskList(tasks: Record<string, JobHandler>, surroundings: Surroundings): TaskList {
  const { database, log, ledger, onError } = surroundings;
  const { running, done } = ledger;
  const list: TaskList = {};
  for (const [task, handle] of Object.entries(tasks)) {
    for (const final of ["true", "false"]) count("jobFailures", { task, final }, 0);
    list[task] = async (payload, { job, abortSignal: signal }) => {
      running.set(job.id, job.attempts);
      const own = log.child({ task, job: job.id });
      try {
        const context = { database, log: own, payload, jobId: job.id, attempt: job.attempts, signal };
        await trace(`job ${task}`, "consumer", { "diwan.job.attempt": job.attempts }, () => handle(context));
        running.delete(job.id);
        done.add(job.id);
        if (done.size > maxDone) done.delete(done.values().next().value ?? "");
      } catch (error) {
        if (!signal.aborted) running.delete(job.id);
        const last = job.attempts >= job.max_attempts;
        if (!signal.aborted) count("jobFailures", { task, final: String(last) });
        own[last ? "error" : "warn"]({ err: error, attempt: job.attempts, last }, "a job failed");
        onError?.(task, error);
        throw error;
      }
    };
  }
  return list;
}

/** Writes the worker's own messages to our log, without its metadata: payloads contain addresses and codes. */
export const workerLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    // Failures of jobs are logged by their handlers, above.
    if (meta?.["failure"] === true) return;
    // The worker repeats it at once, and catches up on what it has missed.
    const isRepeated = isRetryable(meta?.["error"]);
    if (level === "error" && !isRepeated) log.error(message);
    else if (level === "error" || level === "warning") log.warn(message);
    else log.debug(message);
  });
