import type { Transaction } from "#platform/database/database.ts";
import { recordLater } from "#platform/events/record-later.ts";
import { addToTopicCount } from "../categories/store.ts";
import { deleteCommentRow, lockComment } from "../comments/store.ts";
import type { Change } from "../context.ts";
import { recordComment, recordTopic } from "../record-event.ts";
import { loadLockedState } from "../topics/load-topic.ts";
import { lockTopic } from "../topics/store.ts";
import type { Subject } from "./queries.ts";
import { decideComment, decideTopic, hideRow, type Decision } from "./store.ts";

type Decided = { decision: Decision; reason: string; at: string };

async function applyToTopic(change: Change, id: string, { decision, reason, at }: Decided): Promise<void> {
  const { tx, actor } = change;
  const topic = await lockTopic(tx, id);
  if (topic === undefined) return;
  const isListed = await decideTopic(tx, id, decision, reason, at, actor.personId);
  await addToTopicCount(tx, topic.category_id, Number(isListed) - Number(topic.is_listed));
  const action = decision === "delete" ? "topic.deleted" : "topic.updated";
  await recordTopic(change, action, topic, (topic.is_listed || isListed) && topic.is_category_active);
}

async function applyToComment(
  change: Change,
  id: string,
  topicId: string,
  { decision, reason, at }: Decided,
): Promise<void> {
  const { tx, actor } = change;
  if ((await lockTopic(tx, topicId)) === undefined) return;
  const topic = await loadLockedState(tx, actor, topicId);
  const comment = await lockComment(tx, id);
  if (comment === undefined) return;
  await decideComment(tx, id, decision, reason, at);
  const isDeleted = decision === "delete";
  if (isDeleted && comment.deleted_at === null) {
    await deleteCommentRow(tx, comment, { personId: actor.personId, at });
  }
  await recordComment(change, isDeleted ? "comment.deleted" : "comment.updated", topic, comment);
}

/**
 * Applies a moderator's decision to a subject and records it for open screens. A deleted subject stays deleted. The
 * caller must not have locked the subject other than by `lockSubject`.
 */
export const applyDecision = (
  change: Change,
  { kind, id, topicId }: Subject & { topicId: string },
  decided: Decided,
): Promise<void> =>
  kind === "topic" ? applyToTopic(change, id, decided) : applyToComment(change, id, topicId, decided);

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
