import type { Transaction } from "#platform/database/database.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { now } from "#platform/clock/clock.ts";
import type { Surroundings } from "./broadcast-notice.ts";
import { tellChanged } from "./deliver-notice.ts";
import { removeEndedSubscriptions } from "../pushing/store.ts";
import { reviewCategory, reviewPerson, reviewTopic } from "./review-topic.ts";
import { readWithTopic } from "./store.ts";
import { tellOfArchive } from "./tell-archive.ts";
import { tellOfComment, tellOfEditedComment } from "./tell-comment.ts";
import { tellOfDecision } from "./tell-decision.ts";
import { tellOfDevice } from "./tell-device.ts";
import { tellOfLike } from "./tell-like.ts";
import { tellManagers, tellOfRecord, tellOfViewing } from "./tell-record.ts";
import { tellOfRecovery } from "./tell-recovery.ts";
import { tellOfEditedTopic, tellOfTopic } from "./tell-topic.ts";

const textOf = (event: PublishedEvent, key: string): string | null => {
  const value = event.details[key];
  return typeof value === "string" ? value : null;
};

const isChanged = ({ details: { fields } }: PublishedEvent, field: string): boolean =>
  Array.isArray(fields) && fields.includes(field);

async function readTopic(tx: Transaction, personId: string, topicId: string): Promise<void> {
  if (await readWithTopic(tx, personId, topicId, now())) await tellChanged(tx, [personId]);
}

async function react(tx: Transaction, surroundings: Surroundings, event: PublishedEvent): Promise<void> {
  const { action, subject, actorId } = event;
  const topicId = textOf(event, "topicId");
  switch (action) {
    case "topic.created":
      await tellOfTopic(tx, surroundings, subject.id);
      break;
    case "topic.updated":
      await tellOfEditedTopic(tx, surroundings, subject.id, actorId);
      break;
    case "comment.created":
      // Commenting implies that the topic was read.
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      await tellOfComment(tx, surroundings, subject.id);
      return;
    case "comment.updated":
      await tellOfEditedComment(tx, surroundings, subject.id);
      break;
    case "comment.restored":
      // It may have been deleted before its creation was notified; no user is notified twice.
      await tellOfComment(tx, surroundings, subject.id);
      break;
    case "topic.liked":
    case "comment.liked":
      if (actorId === null) return;
      await tellOfLike(
        tx,
        surroundings,
        { kind: action === "topic.liked" ? "topic" : "comment", id: subject.id },
        actorId,
      );
      return;
    case "reading.changed":
      if (actorId !== null && topicId !== null) await readTopic(tx, actorId, topicId);
      return;
    case "report.decided":
      await tellOfDecision(tx, surroundings, subject.id);
      return;
    case "person.updated":
      if (isChanged(event, "department")) await reviewPerson(tx, surroundings, subject.id);
      if (isChanged(event, "manager")) await tellManagers(tx, surroundings, event);
      if (actorId !== null && actorId !== subject.id) await tellOfRecord(tx, surroundings, event);
      return;
    case "account.invited":
    case "account.provisioned":
      await tellManagers(tx, surroundings, { ...event, details: { after: event.details } });
      return;
    case "role.memberAdded":
    case "role.memberRemoved":
      await reviewPerson(tx, surroundings, subject.id);
      return;
    case "personalData.ready":
      await tellOfArchive(tx, surroundings, subject.id);
      return;
    case "device.added":
      await tellOfDevice(tx, surroundings, subject.id);
      return;
    case "factor.recoveryUsed":
      await tellOfRecovery(tx, surroundings, subject.id);
      return;
    case "viewing.started":
      if (actorId !== null) await tellOfViewing(tx, surroundings, event);
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

/** Creates notifications from events. */
export const notificationConsumer = (surroundings: Surroundings): Consumer => ({
  name: "notifications",
  handle: async (tx, events) => {
    for (const event of events) await react(tx, surroundings, event);
  },
});
