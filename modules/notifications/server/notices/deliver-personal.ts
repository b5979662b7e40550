import { notifiableTopic } from "#modules/community/server/index.ts";
import { notifiableDecision } from "#modules/moderation/server/index.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { noticeOf } from "../policy.ts";
import { notifyInterested, type Notifying } from "./deliver-broadcast.ts";
import { notifySome } from "./deliver-notice.ts";

type PersonalKind = "recordChanged" | "managerChanged" | "viewedAs" | "dataReady" | "newDevice" | "recoveryCodeUsed";

/** Notifies a person of an event about them, or instead of them `people`. */
export const notifyAbout = (
  notifying: Notifying,
  kind: PersonalKind,
  personId: string,
  given: { people?: string[]; actorId?: string | null; reason?: unknown } = {},
): Promise<void> => {
  const { people = [personId], actorId = null, reason } = given;
  const subject = { kind: "person", id: personId };
  const details = typeof reason === "string" ? { reason } : {};
  return notifyInterested(notifying, noticeOf({ kind, subject, actorId, details }), people);
};

const managerOf = (values: unknown): string | null => {
  const manager = (values as { manager?: unknown } | undefined)?.manager;
  return typeof manager === "string" ? manager : null;
};

/** Notifies the former and the new manager of a person. */
export const notifyManagers = (
  notifying: Notifying,
  { subject, actorId, details }: Pick<PublishedEvent, "subject" | "actorId" | "details">,
): Promise<void> => {
  const people = [managerOf(details["before"]), managerOf(details["after"])].filter((id) => id !== null);
  return notifyAbout(notifying, "managerChanged", subject.id, { people, actorId });
};

/** Notifies an author of a decision about their reported text and its reason, but not of the moderator. */
export async function notifyOfDecision(notifying: Notifying, caseId: string): Promise<void> {
  const { tx } = notifying;
  const decided = await notifiableDecision(tx, caseId);
  if (decided === null) return;
  const { decision, decisionReason: reason, authorId, subject } = decided;
  // The case may outlive the topic.
  const topic = await notifiableTopic(tx, subject.topicId);
  const notice = noticeOf({
    kind: "reportDecided",
    subject: { kind: subject.kind, id: subject.id },
    topicId: topic?.id ?? null,
    details: { decision, reason },
  });
  await notifySome(notifying, notice, [authorId]);
}
