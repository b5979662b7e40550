import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { batchSize, runBatches } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { bulkActionTask, runBulkAction } from "./bulk/change-bulk-action.ts";
import { purgeBulkActions } from "./bulk/store.ts";
import { addToTopicCounts } from "./categories/store.ts";
import { purgeComments } from "./comments/store.ts";
import type { FileAccess } from "./context.ts";
import { selectDraftsAfter } from "./drafts/queries.ts";
import { holdFiles } from "./drafts/read-content.ts";
import { purgeDrafts } from "./drafts/store.ts";
import { unreadHorizon } from "./reading/compute-unread.ts";
import { deleteReadings, saveTopicReading } from "./reading/store.ts";
import { recordTopic } from "./record-event.ts";
import { publishTopics, purgeDeletedTopics } from "./topics/store.ts";

/** Days for which deleted content can be restored, and for which unsaved drafts are kept. */
const restorableDays = 30;
const draftDays = 180;

const publish = "community.publishTopics";
const purge = "community.purgeDeleted";
const keepDrafts = "community.keepDrafts";
const forget = "community.purgeReadings";

const daysAgo = (days: number): string => new Date(now().getTime() - days * 86_400_000).toISOString();

/** Publishes due topics, at most a batch; returns their number. */
async function publishDueTopics(tx: Transaction, at: string): Promise<number> {
  const published = await publishTopics(tx, at);
  const counts = new Map<string, number>();
  for (const topic of published) {
    if (topic.is_listed) counts.set(topic.category_id, (counts.get(topic.category_id) ?? 0) + 1);
    await saveTopicReading(tx, topic.author_id, topic.id, topic.last_activity_at);
    const source = { tx, actor: { personId: topic.author_id }, facts: { id: null } };
    await recordTopic(source, "topic.created", topic, topic.is_listed && topic.is_category_active);
  }
  await addToTopicCounts(tx, counts);
  return published.length;
}

/** Purges topics deleted before an instant, with their comments and files, at most a batch; returns their number. */
async function purgeTopics(tx: Transaction, before: string, files: Pick<FileAccess, "release">): Promise<number> {
  const purged = await purgeDeletedTopics(tx, before);
  const fileIds = purged.flatMap((topic) => topic.files);
  await files.release(tx, fileIds);
  const source = { tx, actor: { personId: null }, facts: { id: null } };
  for (const topic of purged) await recordTopic(source, "topic.deleted", topic, false);
  return purged.length;
}

export const communityJobs = (files: Pick<FileAccess, "extendUploads" | "release">): Record<string, JobHandler> => ({
  [publish]: (job) => runBatches(job, (tx) => publishDueTopics(tx, nowIso())),
  [purge]: async (job) => {
    const before = daysAgo(restorableDays);
    await transaction(job.database.primary, (tx) => purgeBulkActions(tx, before));
    await runBatches(job, (tx) => purgeTopics(tx, before, files));
    await runBatches(job, (tx) => purgeComments(tx, before, files));
  },
  [bulkActionTask]: runBulkAction,
  [keepDrafts]: async (job) => {
    await runBatches(job, (tx) => purgeDrafts(tx, daysAgo(draftDays)));
    // The place is moved after the commit: a transaction may be repeated.
    for (let place: string | undefined = "0"; place !== undefined;) {
      job.signal.throwIfAborted();
      const after: string = place;
      place = await transaction(job.database.primary, async (tx) => {
        const rows = await selectDraftsAfter(tx, after);
        for (const row of rows) await holdFiles(tx, row, files);
        return rows.length === batchSize ? rows.at(-1)?.id : undefined;
      });
    }
  },
  [forget]: ({ database }) => transaction(database.primary, (tx) => deleteReadings(tx, unreadHorizon(now()))),
});

export const communitySchedules: readonly Schedule[] = [
  { task: publish, cron: "* * * * *" },
  { task: purge, cron: "17 * * * *", catchUpMinutes: 60 },
  { task: keepDrafts, cron: "37 2 * * *", catchUpMinutes: 1440 },
  { task: forget, cron: "47 1 * * *" },
];
