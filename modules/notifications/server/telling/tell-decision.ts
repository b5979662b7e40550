import { notifiableTopic } from "#modules/community/server/index.ts";
import { notifiableDecision } from "#modules/moderation/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { tellChanged, deliverNotice, type Surroundings } from "./deliver-notice.ts";

/** Notifies an author of a decision about their reported text and its reason, but not of the moderator. */
export async function tellOfDecision(tx: Transaction, surroundings: Surroundings, caseId: string): Promise<void> {
  const decided = await notifiableDecision(tx, caseId);
  if (decided === null) return;
  const { decision, decisionReason: reason, authorId, subject } = decided;
  // The case may outlive the topic.
  const topic = await notifiableTopic(tx, subject.topicId);
  const told = await deliverNotice(
    tx,
    surroundings,
    {
      kind: "reportDecided",
      subject: { kind: subject.kind, id: subject.id },
      topicId: topic?.id ?? null,
      commentId: null,
      actorId: null,
      once: null,
      details: { decision, reason },
    },
    [authorId],
  );
  await tellChanged(tx, told);
}
