import { notifiableTopic, type NotifiableTopic } from "#modules/community/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { notifyAudience, type Notifying } from "./deliver-broadcast.ts";
import { notifySome, refreshScreens } from "./deliver-notice.ts";
import { noticeOf, type Notice } from "../policy.ts";
import { hasNotification, deleteOutdated } from "./store.ts";

const aboutTopic = (topic: NotifiableTopic, kind: Notice["kind"], subject: Notice["subject"]): Notice =>
  noticeOf({ kind, subject, topicId: topic.id, actorId: topic.authorId, once: "thisKind" });

/** Notifies mentioned people who were not notified before. */
const notifyMentioned = (notifying: Notifying, topic: NotifiableTopic): Promise<void> =>
  notifyAudience(notifying, aboutTopic(topic, "mention", { kind: "topic", id: topic.id }), {
    name: "topic.mentioned",
    argument: topic.id,
  });

/** Notifies mentioned people and category followers of a newly published topic. */
export async function notifyOfTopic(notifying: Notifying, id: string): Promise<void> {
  const topic = await notifiableTopic(notifying.tx, id);
  if (topic?.isListed !== true) return;
  await notifyMentioned(notifying, topic);
  const notice = aboutTopic(topic, "follow", { kind: "category", id: topic.categoryId });
  await notifyAudience(notifying, notice, { name: "category.followers", argument: topic.categoryId });
}

/** A decision about reports has a notification of its own; the resulting deactivation gets none. */
const isRecentlyDecided = ({ decision, decidedAt }: NotifiableTopic): boolean =>
  decision === "deactivate" && decidedAt !== null && now().getTime() - new Date(decidedAt).getTime() < 600_000;

/** Notifies the author that another person deactivated their topic, once until it is active again. */
async function notifyOfDeactivation(notifying: Notifying, topic: NotifiableTopic, actorId: string | null) {
  const { id: topicId, authorId } = topic;
  if (topic.isDeleted || actorId === authorId || isRecentlyDecided(topic)) return;
  if (await hasNotification(notifying.tx, authorId, { topicId, kind: "topicDeactivated" })) return;
  const notice = { ...aboutTopic(topic, "topicDeactivated", { kind: "topic", id: topicId }), actorId: null };
  await notifySome(notifying, notice, [authorId]);
}

/** Notifies newly mentioned people of an edited topic, and its author of a deactivation. */
export async function notifyOfEditedTopic(notifying: Notifying, id: string, actorId: string | null): Promise<void> {
  const { tx } = notifying;
  const topic = await notifiableTopic(tx, id);
  if (topic === null) return;
  if (topic.isListed) await notifyMentioned(notifying, topic);
  if (topic.isActive) await refreshScreens(tx, await deleteOutdated(tx, id, "topicDeactivated"));
  else await notifyOfDeactivation(notifying, topic, actorId);
}
