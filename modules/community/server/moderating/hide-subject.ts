import type { Transaction } from "#platform/database/database.ts";
import { recordLater } from "#platform/events/record-later.ts";
import { addToTopicCount } from "../categories/store.ts";
import { lockTopic } from "../topics/store.ts";
import { lockComment } from "../comments/store.ts";
import type { Subject } from "./queries.ts";
import { hideRow } from "./store.ts";

/**
 * Hides a subject because of reports until a decision; idempotent. The event is delayed and contains neither actor nor
 * exact time, since it would identify the last reporter.
 */
export async function hideReported(tx: Transaction, subject: Subject, at: string): Promise<void> {
  const comment = subject.kind === "comment" ? await lockComment(tx, subject.id) : null;
  const topicId = comment === null ? subject.id : comment?.topic_id;
  const topic = topicId === undefined ? undefined : await lockTopic(tx, topicId);
  if (topic === undefined || !(await hideRow(tx, subject, at))) return;
  const wasSeen = topic.is_listed && topic.is_category_active;
  if (subject.kind === "topic" && topic.is_listed) await addToTopicCount(tx, topic.category_id, -1);
  const place = { topicId: topic.id, categoryId: topic.category_id };
  await recordLater(tx, {
    action: `${subject.kind}.updated`,
    actorId: null,
    subject,
    details: comment == null ? place : { ...place, commentId: comment.id, parentId: comment.parent_id },
    audience: wasSeen ? "all" : "permission:topic.moderate",
    isVague: true,
  });
}
