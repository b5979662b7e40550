import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Files } from "#platform/files/files.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { purgeComments } from "./comments/purge-comments.ts";
import { purgeReadings } from "./reading/purge-readings.ts";
import { publishDueTopics } from "./topics/publish-topics.ts";
import { purgeTopics } from "./topics/purge-topics.ts";

/** What is deleted can be brought back for this long. */
const keptDays = 30;
const perTransaction = 100;

const publish = "community.publishTopics";
const purge = "community.purgeDeleted";
const forget = "community.purgeReadings";

export const communityJobs = (files: Pick<Files, "remove">): Record<string, JobHandler> => ({
  [publish]: async ({ database, signal }) => {
    let published = perTransaction;
    while (published === perTransaction && !signal.aborted) {
      published = await transaction(database.primary, (tx) => publishDueTopics(tx, now(), perTransaction));
    }
  },
  [purge]: async ({ database, signal }) => {
    const before = new Date(now().getTime() - keptDays * 86_400_000);
    const purges = [
      (tx: Transaction) => purgeTopics(tx, before, perTransaction, files.remove),
      (tx: Transaction) => purgeComments(tx, before, perTransaction),
    ];
    for (const purgeSome of purges) {
      let purged = perTransaction;
      while (purged === perTransaction && !signal.aborted) {
        purged = await transaction(database.primary, purgeSome);
      }
    }
  },
  [forget]: ({ database }) => transaction(database.primary, (tx) => purgeReadings(tx, now())),
});

export const communitySchedules: readonly Schedule[] = [
  { task: publish, cron: "* * * * *" },
  { task: purge, cron: "17 * * * *", catchUpMinutes: 60 },
  { task: forget, cron: "47 1 * * *" },
];
