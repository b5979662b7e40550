import { notifiableTopic } from "#modules/community/server/index.ts";
import { notifiableDecision } from "#modules/moderation/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { noticeOf } from "../policy.ts";
import { notifyInterested, type Dependencies } from "./deliver-broadcast.ts";
import { notifySome } from "./deliver-notice.ts";

type PersonalKind = "recordChanged" | "managerChanged" | "viewedAs" | "dataReady" | "newDevice" | "recoveryCodeUsed";

/** Notifies a person of an event about them, or instead of them `people`. */
export const notifyAbout = (
  tx: Transaction,
  dependencies: Dependencies,
  kind: PersonalKind,
  personId: string,
  {
    people = [personId],
    actorId = null,
    reason,
  }: { people?: string[]; actorId?: string | null; reason?: unknown } = {},
): Promise<void> => {
  const subject = { kind: "person", id: personId };
  const details = typeof reason === "string" ? { reason } : {};
  return notifyInterested(tx, dependencies, noticeOf({ kind, subject, actorId, details }), people);
};

const managerOf = (values: unknown): string | null => {
  const manager = (values as { manager?: unknown } | undefined)?.manager;
  return typeof manager === "string" ? manager : null;
};

/** Notifies the former and the new manager of a person. */
export const notifyManagers = (
  tx: Transaction,
  dependencies: Dependencies,
  { subject, actorId, details }: Pick<PublishedEvent, "subject" | "actorId" | "details">,
): Promise<void> => {
  const people = [managerOf(details["before"]), managerOf(details["after"])].filter((id) => id !== null);
  return notifyAbout(tx, dependencies, "managerChanged", subject.id, { people, actorId });
};

/** Notifies an author of a decision about their reported text and its reason, but not of the moderator. */
export async function notifyOfDecision(tx: Transaction, dependencies: Dependencies, caseId: string): Promise<void> {
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
  await notifySome(tx, dependencies, notice, [authorId]);
}
