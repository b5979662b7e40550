import { noticeOf, notifyMany } from "#modules/notifications/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { selectDueOn, selectMissing } from "./queries.ts";

const audience = "mustRead.missing";

/** People who have yet to acknowledge a topic, for notifications: 500 at a time, by id. */
export const mustReadAudiences = { [audience]: selectMissing };

/** Queues a notification to all missing people. `by` made the request; null: a reminder by the organisation. */
export async function notifyMissing(tx: Transaction, topicId: string, by: string | null): Promise<void> {
  const dueOn = await selectDueOn(tx, topicId);
  if (dueOn === null) return;
  const subject = { kind: "topic", id: topicId };
  const notice = noticeOf({ kind: "mustRead", subject, topicId, actorId: by, details: { dueOn } });
  await notifyMany(tx, notice, { name: audience, argument: topicId });
}
