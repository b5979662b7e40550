import { randomInt } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { now } from "#platform/clock/clock.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { record, type EventRow } from "./record.ts";

const task = "events.recordLater";

// Milliseconds.
const batch = 300_000;
const minDelay = 120_000;
const randomDelay = 600_000;

/** Returns the time of the batch for an event of `at`: 2 to 17 minutes later, on a multiple of five minutes. */
export const batchTime = (at: Date, random: number = randomInt(randomDelay)): Date =>
  new Date(Math.ceil((at.getTime() + minDelay + random) / batch) * batch);

/**
 * Records an event whose time would reveal its author: like `record`, but by a job in a later batch. The same event
 * about the same subject is recorded once per batch.
 */
export async function recordLater(tx: Transaction, event: EventRow): Promise<void> {
  const runAt = batchTime(now());
  const { action, subject } = event;
  const key = `${task} ${action} ${subject.kind} ${subject.id} ${runAt.toISOString()}`;
  await enqueue(tx, task, { event }, { runAt, key });
}

export const recordLaterJobs: Record<string, JobHandler> = {
  [task]: async ({ database, payload }) => {
    const { event } = payload as { event: EventRow };
    await transaction(database.primary, (tx) => record(tx, event));
  },
};
