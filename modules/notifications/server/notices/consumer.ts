import type { Transaction } from "#platform/database/database.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { now } from "#platform/clock/clock.ts";
import type { Dependencies } from "./deliver-broadcast.ts";
import { refreshScreens } from "./deliver-notice.ts";
import { removeEndedSubscriptions } from "../pushing/store.ts";
import { reviewCategory, reviewPerson, reviewTopic } from "./review-topic.ts";
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

async function react(tx: Transaction, dependencies: Dependencies, event: PublishedEvent): Promise<void> {
  const { action, subject, actorId } = event;
  const topicId = textOf(event, "topicId");
  switch (action) {
    case "topic.created":
      await notifyOfTopic(tx, dependencies, subject.id);
      break;
    case "topic.updated":
      await notifyOfEditedTopic(tx, dependencies, subject.id, actorId);
      break;
    case "comment.created":
      // Commenting implies that the topic was read.
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      await notifyOfComment(tx, dependencies, subject.id);
      return;
    case "comment.updated":
      await notifyOfEditedComment(tx, dependencies, subject.id);
      break;
    case "comment.restored":
      // It may have been deleted before its creation was notified; no user is notified twice.
      await notifyOfComment(tx, dependencies, subject.id);
      break;
    case "topic.liked":
    case "comment.liked":
      if (actorId === null) return;
      await notifyOfLike(
        tx,
        dependencies,
        { kind: action === "topic.liked" ? "topic" : "comment", id: subject.id },
        actorId,
      );
      return;
    case "reading.changed":
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      return;
    case "report.decided":
      await notifyOfDecision(tx, dependencies, subject.id);
      return;
    case "person.updated":
      if (isChanged(event, "department")) await reviewPerson(tx, dependencies, subject.id);
      if (isChanged(event, "manager")) await notifyManagers(tx, dependencies, event);
      if (actorId !== null && actorId !== subject.id)
        await notifyAbout(tx, dependencies, "recordChanged", subject.id, { actorId });
      return;
    case "account.invited":
    case "account.provisioned":
      await notifyManagers(tx, dependencies, { ...event, details: { after: event.details } });
      return;
    case "role.memberAdded":
    case "role.memberRemoved":
      await reviewPerson(tx, dependencies, subject.id);
      return;
    case "personalData.ready":
      await notifyAbout(tx, dependencies, "dataReady", subject.id);
      return;
    case "device.added":
      await notifyAbout(tx, dependencies, "newDevice", subject.id);
      return;
    case "factor.recoveryUsed":
      await notifyAbout(tx, dependencies, "recoveryCodeUsed", subject.id);
      return;
    case "viewing.started":
      if (actorId !== null)
        await notifyAbout(tx, dependencies, "viewedAs", subject.id, { actorId, reason: event.details["reason"] });
      return;
    case "session.ended":
    case "session.replayed":
      await removeEndedSubscriptions(tx, textOf(event, "personId"), now());
      return;
    case "sessions.ended":
      await removeEndedSubscriptions(tx, subject.id, now());
      return;
    case "category.updated":
      await reviewCategory(tx, subject.id);
      return;
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
    for (const event of events) await react(tx, dependencies, event);
  },
});
