import { topicsOfCategory } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { refreshScreens, type Delivering, type Dependencies } from "./deliver-notice.ts";
import { maxReviewed, reviewDocumentLines, reviewLines, reviewLinesOf } from "./store.ts";

export const reviewJob = "notifications.review";

/** Updates the visibility of a topic's notifications; a job continues if there are too many at once. */
export async function reviewTopic(tx: Transaction, topicId: string): Promise<void> {
  const changed = await reviewLines(tx, topicId);
  await refreshScreens(tx, changed);
  if (changed.length === maxReviewed) await enqueue(tx, reviewJob, { topicId });
}

/** Updates the notifications of a category that was opened or closed, by a job. */
export const reviewCategory = (tx: Transaction, categoryId: string): Promise<void> =>
  enqueue(tx, reviewJob, { categoryId }, { key: `${reviewJob} ${categoryId}` });

/** Updates the notifications of a report that was withdrawn, republished or got another audience, by a job. */
export const reviewReportNews = (tx: Transaction, documentId: string): Promise<void> =>
  enqueue(tx, reviewJob, { documentId });

/** Updates the notifications of a person after a change of department or roles. */
export async function reviewPerson({ tx, settings }: Delivering, personId: string): Promise<void> {
  const today = civilDateIn((await settings(tx)).timeZone);
  if (await reviewLinesOf(tx, personId, today)) await refreshScreens(tx, [personId]);
}

/** The review job: one transaction per thousand notifications, or per topic. Idempotent. */
export const reviewHandler =
  ({ settings }: Dependencies): JobHandler =>
  async ({ database, payload, signal }) => {
    const { topicId, categoryId, documentId } = payload as {
      topicId?: string;
      categoryId?: string;
      documentId?: string;
    };
    const review = (id: string): Promise<void> => transaction(database.primary, (tx) => reviewTopic(tx, id));
    if (topicId !== undefined) await review(topicId);
    for (let changed = maxReviewed; documentId !== undefined && changed === maxReviewed;) {
      signal.throwIfAborted();
      changed = await transaction(database.primary, async (tx) => {
        const today = civilDateIn((await settings(tx)).timeZone);
        const people = await reviewDocumentLines(tx, documentId, today);
        await refreshScreens(tx, people);
        return people.length;
      });
    }
    for (let after = "0"; categoryId !== undefined;) {
      const topics = await topicsOfCategory(database.primary, categoryId, after);
      for (const id of topics) {
        signal.throwIfAborted();
        await review(id);
      }
      const last = topics.at(-1);
      if (last === undefined) return;
      after = last;
    }
  };
