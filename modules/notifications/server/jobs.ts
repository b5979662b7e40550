import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { ensurePartitions } from "#platform/events/partitions.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { peopleToMail } from "./mailing/queries.ts";
import { mailDigest, mailPerson, type Dependencies as Mailing } from "./mailing/deliver-mail.ts";
import type { PushContext } from "./pushing/context.ts";
import { sendHandler, sendTask } from "./pushing/deliver-push.ts";
import { removeEndedSubscriptions } from "./pushing/store.ts";
import { enqueueDue, pushTask } from "./pushing/plan-pushes.ts";
import { peopleWithDuePushes } from "./pushing/queries.ts";
import { takeDueDigests } from "./preferences/store.ts";
import { peopleWithMoreThan, purgeBeyondNewest, purgeReadLines } from "./reading/store.ts";
import { broadcastHandler, broadcastJob, type Dependencies as Telling } from "./notices/deliver-broadcast.ts";
import { remindPolls } from "./notices/deliver-poll-reminders.ts";
import { reviewHandler, reviewJob } from "./notices/check-topic.ts";
import { purgeBroadcasts } from "./notices/store-broadcast.ts";

const mails = "notifications.mail";
const digests = "notifications.digest";
const polls = "notifications.remindPolls";
const purge = "notifications.purge";
const partition = "notifications.partition";

const keptDays = 90;
const maxStored = 1000;

/** Does a step for all people found, one person per transaction. The due times are in the notifications themselves. */
const forAllDue =
  (
    find: (db: Reader, at: Date) => Promise<string[]>,
    step: (tx: Transaction, personId: string, at: Date) => Promise<void>,
  ): JobHandler =>
  async ({ database, signal }) => {
    for (;;) {
      const at = now();
      const people = await find(database.primary, at);
      if (people.length === 0) return;
      for (const personId of people) {
        signal.throwIfAborted();
        await transaction(database.primary, (tx) => step(tx, personId, at));
      }
    }
  };

/** Sends due digests, a few people per transaction. */
const sendDigests =
  (dependencies: Mailing): JobHandler =>
  (job) =>
    repeatWhile(job, async (tx) => {
      const people = await takeDueDigests(tx, now());
      for (const personId of people) await mailDigest(tx, dependencies, personId);
      return people.length > 0;
    });

const purgeAll: JobHandler = async (job) => {
  const { database, signal } = job;
  const before = new Date(now().getTime() - keptDays * 86_400_000);
  await repeatWhile(job, async (tx) => (await purgeReadLines(tx, before)) > 0);
  const people = await transaction(database.primary, (tx) => peopleWithMoreThan(tx, maxStored));
  for (const personId of people) {
    signal.throwIfAborted();
    await transaction(database.primary, (tx) => purgeBeyondNewest(tx, personId, maxStored));
  }
  await transaction(database.primary, (tx) => purgeBroadcasts(tx, before));
  await transaction(database.primary, (tx) => removeEndedSubscriptions(tx, null, now()));
};

export const notificationJobs = (dependencies: Mailing & Telling & PushContext): Record<string, JobHandler> => ({
  [mails]: forAllDue(peopleToMail, (tx, personId) => mailPerson(tx, dependencies, personId)),
  [pushTask]: forAllDue(peopleWithDuePushes, (tx, personId, at) => enqueueDue(tx, dependencies, personId, at)),
  [sendTask]: sendHandler(dependencies),
  [broadcastJob]: broadcastHandler(dependencies),
  [reviewJob]: reviewHandler(dependencies),
  [digests]: sendDigests(dependencies),
  [polls]: remindPolls,
  [purge]: purgeAll,
  [partition]: async ({ database }) => void (await ensurePartitions(database.owner, "notification")),
});

export const notificationSchedules: readonly Schedule[] = [
  { task: mails, cron: "* * * * *" },
  { task: pushTask, cron: "* * * * *" },
  { task: digests, cron: "*/5 * * * *" },
  { task: polls, cron: "7 * * * *", catchUpMinutes: 60 },
  { task: purge, cron: "37 1 * * *", catchUpMinutes: 24 * 60 },
  { task: partition, cron: "27 1 * * *", catchUpMinutes: 24 * 60 },
];
