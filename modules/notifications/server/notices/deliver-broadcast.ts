import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { interestedAmong, type Audience, type FindAudience } from "./find-audience.ts";
import { deliverNotice, notifySome, type Delivering } from "./deliver-notice.ts";
import type { Notice } from "../policy.ts";
import { insertBroadcast, moveBroadcast, takeBroadcast } from "./store-broadcast.ts";

/** A transaction that notifies given people and audiences. */
export type Notifying = Delivering & { audiences: Readonly<Record<string, FindAudience>> };
export type Dependencies = Omit<Notifying, "tx">;

export const broadcastJob = "notifications.broadcast";
/** Batch size of audiences: a full batch may have a successor. */
const batchSize = 500;

function find({ audiences }: Dependencies, name: string): FindAudience {
  const found = audiences[name];
  if (found === undefined) throw new Error(`There is no audience ${name}.`);
  return found;
}

/** Notifies an audience of any size by a job, 500 people per transaction, each once even after a crash. */
export async function notifyMany(tx: Transaction, notice: Notice, audience: Audience): Promise<void> {
  const id = await insertBroadcast(tx, notice, audience, now());
  await enqueue(tx, broadcastJob, { id });
}

/** Notifies a small audience at once, a larger one by a job. */
export async function notifyAudience(notifying: Notifying, notice: Notice, audience: Audience): Promise<void> {
  const people = await find(notifying, audience.name)(notifying.tx, audience.argument, "0");
  if (people.length === batchSize) return notifyMany(notifying.tx, notice, audience);
  await notifyInterested(notifying, notice, people);
}

/** Notifies those people who have not muted or read it, and their open screens. */
export async function notifyInterested(notifying: Notifying, notice: Notice, people: readonly string[]): Promise<void> {
  await notifySome(notifying, notice, await interestedAmong(notifying.tx, notice, people));
}

/** Notifies the next batch of a broadcast; returns false if none is left. */
async function notifyNextBatch(notifying: Notifying, id: string): Promise<boolean> {
  const { tx } = notifying;
  const broadcast = await takeBroadcast(tx, id);
  if (broadcast === null) return false;
  const { notice, audience, afterPersonId } = broadcast;
  const people = await find(notifying, audience.name)(tx, audience.argument, afterPersonId);
  const last = people.at(-1);
  if (last === undefined) {
    await moveBroadcast(tx, id, afterPersonId, 0, now());
    // One event for all screens, which then read their count, instead of one event per person.
    await record(tx, {
      action: "notifications.changed",
      actorId: null,
      subject: { kind: "notificationBroadcast", id },
      audience: "all",
    });
    return false;
  }
  const notified = await deliverNotice(notifying, notice, await interestedAmong(tx, notice, people));
  await moveBroadcast(tx, id, last, notified.length, null);
  return true;
}

/** The job of `notifyMany`. After an interruption it continues after the last committed batch. */
export const broadcastHandler =
  (dependencies: Dependencies): JobHandler =>
  async ({ database, payload, signal }) => {
    const { id } = payload as { id: string };
    for (;;) {
      signal.throwIfAborted();
      if (!(await transaction(database.primary, (tx) => notifyNextBatch({ tx, ...dependencies }, id)))) return;
    }
  };
