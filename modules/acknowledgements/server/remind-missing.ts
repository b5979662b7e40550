import { notifyMany, type Notice } from "#modules/notifications/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { selectDueOn, selectMissing } from "./queries.ts";

const audience = "mustRead.missing";

/** People who have yet to acknowledge a topic, for notifications: 500 at a time, by id. */
export const mustReadAudiences = {
  [audience]: async (db: Reader, topicId: string, after: string): Promise<string[]> =>
    (await selectMissing(db, [topicId, after])).map(({ person_id: id }) => id),
};

/** Queues a notification to all missing people. `by` made the request; null: a reminder by the organisation. */
export async function notifyMissing(tx: Transaction, topicId: string, by: string | null): Promise<void> {
  const [mustRead] = await selectDueOn(tx, [topicId]);
  if (mustRead === undefined) return;
  const notice: Notice = {
    kind: "mustRead",
    subject: { kind: "topic", id: topicId },
    topicId,
    commentId: null,
    actorId: by,
    once: null,
    details: { dueOn: mustRead.due_on },
  };
  await notifyMany(tx, notice, { name: audience, argument: topicId });
}
