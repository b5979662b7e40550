import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Files } from "#platform/files/files.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { perTransaction } from "./batch.ts";
import { bulkActionTask } from "./bulk/create-bulk-action.ts";
import { runBulkAction } from "./bulk/end-bulk-action.ts";
import { purgeBulkActions } from "./bulk/store.ts";
import { purgeComments } from "./comments/purge-comments.ts";
import { holdDraftFiles, purgeDrafts } from "./drafts/purge-drafts.ts";
import { purgeReadings } from "./reading/purge-readings.ts";
import { publishDueTopics } from "./topics/publish-topics.ts";
import { purgeTopics } from "./topics/purge-topics.ts";

/** Days for which deleted content can be restored. */
const keptDays = 30;

const publish = "community.publishTopics";
const purge = "community.purgeDeleted";
const keepDrafts = "community.keepDrafts";
const forget = "community.purgeReadings";

export const communityJobs = (files: Pick<Files, "extendUploads" | "release">): Record<string, JobHandler> => ({
  [publish]: async ({ database, signal }) => {
    let published = perTransaction;
    while (published === perTransaction && !signal.aborted) {
      published = await transaction(database.primary, (tx) => publishDueTopics(tx, now()));
    }
  },
  [purge]: async ({ database, signal }) => {
    const before = new Date(now().getTime() - keptDays * 86_400_000);
    await transaction(database.primary, (tx) => purgeBulkActions(tx, before.toISOString()));
    const purges = [
      (tx: Transaction) => purgeTopics(tx, before, files.release),
      (tx: Transaction) => purgeComments(tx, before, files.release),
    ];
    for (const purgeSome of purges) {
      let purged = perTransaction;
      while (purged === perTransaction && !signal.aborted) {
        purged = await transaction(database.primary, purgeSome);
      }
    }
  },
  [bulkActionTask]: runBulkAction,
  [keepDrafts]: async ({ database, signal }) => {
    let purged = perTransaction;
    while (purged === perTransaction && !signal.aborted) {
      purged = await transaction(database.primary, (tx) => purgeDrafts(tx, now()));
    }
    let last: string | null = "0";
    while (last !== null && !signal.aborted) {
      const after: string = last;
      last = await transaction(database.primary, (tx) => holdDraftFiles(tx, after, files));
    }
  },
  [forget]: ({ database }) => transaction(database.primary, (tx) => purgeReadings(tx, now())),
});

export const communitySchedules: readonly Schedule[] = [
  { task: publish, cron: "* * * * *" },
  { task: purge, cron: "17 * * * *", catchUpMinutes: 60 },
  { task: keepDrafts, cron: "37 2 * * *", catchUpMinutes: 1440 },
  { task: forget, cron: "47 1 * * *" },
];
