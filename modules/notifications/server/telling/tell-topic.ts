import { notifiableTopic, type NotifiableTopic } from "#modules/community/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { tellAudience, type Surroundings } from "./broadcast-notice.ts";
import { deliverNotice, tellChanged } from "./deliver-notice.ts";
import type { Notice } from "./notice.ts";
import { isTold, takeBack } from "./store.ts";

const noticeOf = (topic: NotifiableTopic, kind: Notice["kind"], subject: Notice["subject"]): Notice => ({
  kind,
  subject,
  topicId: topic.id,
  commentId: null,
  actorId: topic.authorId,
  once: "thisKind",
  details: {},
});

/** Notifies mentioned people who were not notified before. */
const tellMentioned = (tx: Transaction, surroundings: Surroundings, topic: NotifiableTopic): Promise<void> =>
  tellAudience(tx, surroundings, noticeOf(topic, "mention", { kind: "topic", id: topic.id }), {
    name: "topic.mentioned",
    argument: topic.id,
  });

/** Notifies mentioned people and category followers of a newly published topic. */
export async function tellOfTopic(tx: Transaction, surroundings: Surroundings, id: string): Promise<void> {
  const topic = await notifiableTopic(tx, id);
  if (topic?.isListed !== true) return;
  await tellMentioned(tx, surroundings, topic);
  const notice = noticeOf(topic, "follow", { kind: "category", id: topic.categoryId });
  await tellAudience(tx, surroundings, notice, { name: "category.followers", argument: topic.categoryId });
}

/** A decision about reports has a notification of its own; the resulting deactivation gets none. */
const decidedLately = ({ decision, decidedAt }: NotifiableTopic): boolean =>
  decision === "deactivate" && decidedAt !== null && now().getTime() - new Date(decidedAt).getTime() < 600_000;

/** Notifies the author that another person deactivated their topic, once until it is active again. */
async function tellOfDeactivation(
  tx: Transaction,
  surroundings: Surroundings,
  topic: NotifiableTopic,
  actorId: string | null,
): Promise<void> {
  const { id: topicId, authorId } = topic;
  if (topic.isDeleted || actorId === authorId || decidedLately(topic)) return;
  if (await isTold(tx, authorId, { topicId, kind: "topicDeactivated" })) return;
  const notice = { ...noticeOf(topic, "topicDeactivated", { kind: "topic", id: topicId }), actorId: null };
  await tellChanged(tx, await deliverNotice(tx, surroundings, notice, [authorId]));
}

/** Notifies newly mentioned people of an edited topic, and its author of a deactivation. */
export async function tellOfEditedTopic(
  tx: Transaction,
  surroundings: Surroundings,
  id: string,
  actorId: string | null,
): Promise<void> {
  const topic = await notifiableTopic(tx, id);
  if (topic === null) return;
  if (topic.isListed) await tellMentioned(tx, surroundings, topic);
  if (topic.isActive) await tellChanged(tx, await takeBack(tx, id, "topicDeactivated"));
  else await tellOfDeactivation(tx, surroundings, topic, actorId);
}
