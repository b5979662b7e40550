import { notifiableTopic } from "#modules/community/server/index.ts";
import { notifiableDecision } from "#modules/moderation/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { noticeOf } from "../policy.ts";
import { notifySome, type Dependencies } from "./deliver-notice.ts";

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
