import type { Transaction } from "#platform/database/database.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { now } from "#platform/clock/clock.ts";
import type { Dependencies, Notifying } from "./deliver-broadcast.ts";
import { refreshScreens } from "./deliver-notice.ts";
import { removeEndedSubscriptions } from "../pushing/store.ts";
import { reviewCategory, reviewPerson, reviewTopic } from "./check-topic.ts";
import { readWithTopic } from "./store.ts";
import { notifyAbout, notifyManagers, notifyOfDecision } from "./deliver-personal.ts";
import { notifyOfComment, notifyOfEditedComment } from "./deliver-comment.ts";
import { notifyOfLike } from "./deliver-like.ts";
import { notifyOfEditedTopic, notifyOfTopic } from "./deliver-topic.ts";

const textOf = (event: PublishedEvent, key: string): string | null => {
  const value = event.details[key];
  return typeof value === "string" ? value : null;
};

const isChanged = ({ details: { fields } }: PublishedEvent, field: string): boolean =>
  Array.isArray(fields) && fields.includes(field);

async function readTopic(tx: Transaction, personId: string, topicId: string): Promise<void> {
  if (await readWithTopic(tx, personId, topicId, now())) await refreshScreens(tx, [personId]);
}

async function react(notifying: Notifying, event: PublishedEvent): Promise<void> {
  const { tx } = notifying;
  const { action, subject, actorId } = event;
  const topicId = textOf(event, "topicId");
  switch (action) {
    case "topic.created":
      await notifyOfTopic(notifying, subject.id);
      break;
    case "topic.updated":
      await notifyOfEditedTopic(notifying, subject.id, actorId);
      break;
    case "comment.created":
      // Commenting implies that the topic was read.
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      return notifyOfComment(notifying, subject.id);
    case "comment.updated":
      await notifyOfEditedComment(notifying, subject.id);
      break;
    case "comment.restored":
      // It may have been deleted before its creation was notified; no user is notified twice.
      await notifyOfComment(notifying, subject.id);
      break;
    case "topic.liked":
    case "comment.liked":
      if (actorId === null) return;
      return notifyOfLike(notifying, { kind: action === "topic.liked" ? "topic" : "comment", id: subject.id }, actorId);
    case "reading.changed":
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      return;
    case "report.decided":
      return notifyOfDecision(notifying, subject.id);
    case "person.updated":
      if (isChanged(event, "department")) await reviewPerson(notifying, subject.id);
      if (isChanged(event, "manager")) await notifyManagers(notifying, event);
      if (actorId !== null && actorId !== subject.id)
        await notifyAbout(notifying, "recordChanged", subject.id, { actorId });
      return;
    case "account.invited":
    case "account.provisioned":
      return notifyManagers(notifying, { ...event, details: { after: event.details } });
    case "role.memberAdded":
    case "role.memberRemoved":
      return reviewPerson(notifying, subject.id);
    case "personalData.ready":
      return notifyAbout(notifying, "dataReady", subject.id);
    case "device.added":
      return notifyAbout(notifying, "newDevice", subject.id);
    case "factor.recoveryUsed":
      return notifyAbout(notifying, "recoveryCodeUsed", subject.id);
    case "viewing.started":
      if (actorId !== null)
        await notifyAbout(notifying, "viewedAs", subject.id, { actorId, reason: event.details["reason"] });
      return;
    case "session.ended":
    case "session.replayed":
      return removeEndedSubscriptions(tx, textOf(event, "personId"), now());
    case "sessions.ended":
      return removeEndedSubscriptions(tx, subject.id, now());
    case "category.updated":
      return reviewCategory(tx, subject.id);
    case "topic.deleted":
    case "comment.deleted":
      break;
    default:
      return;
  }
  if (topicId !== null) await reviewTopic(tx, topicId);
}

export const notificationConsumer = (dependencies: Dependencies): Consumer => ({
  name: "notifications",
  handle: async (tx, events) => {
    const notifying = { tx, ...dependencies };
    for (const event of events) await react(notifying, event);
  },
});
