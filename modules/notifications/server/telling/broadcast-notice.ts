import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { willingAmong, type Audience, type FindAudience } from "./audiences.ts";
import { deliverNotice, tellChanged, type Surroundings as Delivering } from "./deliver-notice.ts";
import type { Notice } from "./notice.ts";
import { insertBroadcast, moveBroadcast, takeBroadcast } from "./store-broadcast.ts";

export type Surroundings = Delivering & { audiences: Readonly<Record<string, FindAudience>> };

export const broadcastJob = "notifications.broadcast";
/** Batch size of audiences: a full batch may have a successor. */
const stretch = 500;

function find({ audiences }: Surroundings, name: string): FindAudience {
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
export async function tellAudience(
  tx: Transaction,
  surroundings: Surroundings,
  notice: Notice,
  audience: Audience,
): Promise<void> {
  const people = await find(surroundings, audience.name)(tx, audience.argument, "0");
  if (people.length === stretch) return notifyMany(tx, notice, audience);
  await tellSome(tx, surroundings, notice, people);
}

/** Notifies those people who have not muted or read it, and their open screens. */
export async function tellSome(
  tx: Transaction,
  surroundings: Surroundings,
  notice: Notice,
  people: readonly string[],
): Promise<void> {
  const told = await deliverNotice(tx, surroundings, notice, await willingAmong(tx, notice, people));
  await tellChanged(tx, told);
}

/** Notifies the next batch of a broadcast; returns false if none is left. */
async function tellNext(tx: Transaction, surroundings: Surroundings, id: string): Promise<boolean> {
  const broadcast = await takeBroadcast(tx, id);
  if (broadcast === null) return false;
  const { notice, audience, afterPersonId } = broadcast;
  const people = await find(surroundings, audience.name)(tx, audience.argument, afterPersonId);
  const last = people.at(-1);
  if (last === undefined) {
    await moveBroadcast(tx, id, { afterPersonId, told: 0, finishedAt: now() });
    // One event for all screens, which then read their count, instead of one event per person.
    await record(tx, {
      action: "notifications.changed",
      actorId: null,
      subject: { kind: "notificationBroadcast", id },
      audience: "all",
    });
    return false;
  }
  const told = await deliverNotice(tx, surroundings, notice, await willingAmong(tx, notice, people));
  await moveBroadcast(tx, id, { afterPersonId: last, told: told.length, finishedAt: null });
  return true;
}

/** The job of `notifyMany`. After an interruption it continues after the last committed batch. */
export const broadcastHandler =
  (surroundings: Surroundings): JobHandler =>
  async ({ database, payload, signal }) => {
    const { id } = payload as { id: string };
    for (;;) {
      signal.throwIfAborted();
      if (!(await transaction(database.primary, (tx) => tellNext(tx, surroundings, id)))) return;
    }
  };
