import type { Transaction } from "#platform/database/database.ts";
import { addToTopicCount } from "../categories/store.ts";
import { recordComment } from "../comments/record-comment.ts";
import { deleteCommentRow, lockComment } from "../comments/store.ts";
import { loadLockedState } from "../topics/load-topic.ts";
import { recordTopic } from "../topics/record-topic.ts";
import { lockTopic } from "../topics/store.ts";
import type { Viewer } from "../viewer.ts";
import type { Subject } from "./queries.ts";
import { decideCommentRow, decideTopicRow, type DecisionValues } from "./store.ts";

type Given = Omit<DecisionValues, "personId"> & { requestId: string };

async function decideTopic(tx: Transaction, viewer: Viewer, id: string, given: Given): Promise<void> {
  const topic = await lockTopic(tx, id);
  if (topic === undefined) return;
  const after = await decideTopicRow(tx, id, { ...given, personId: viewer.personId });
  const isListed = after?.is_listed === true;
  await addToTopicCount(tx, topic.category_id, Number(isListed) - Number(topic.is_listed));
  await recordTopic(tx, {
    action: given.decision === "delete" ? "topic.deleted" : "topic.updated",
    actorId: viewer.personId,
    topicId: id,
    categoryId: topic.category_id,
    isPublic: (topic.is_listed || isListed) && topic.is_category_active,
    requestId: given.requestId,
  });
}

async function decideComment(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  topicId: string,
  given: Given,
): Promise<void> {
  if ((await lockTopic(tx, topicId)) === undefined) return;
  const topic = await loadLockedState(tx, viewer, topicId);
  const comment = await lockComment(tx, id);
  if (comment === undefined) return;
  await decideCommentRow(tx, id, { ...given, personId: viewer.personId });
  const isDeleted = given.decision === "delete";
  if (isDeleted && comment.deleted_at === null) {
    await deleteCommentRow(tx, comment, { personId: viewer.personId, at: given.at });
  }
  await recordComment(tx, viewer, {
    action: isDeleted ? "comment.deleted" : "comment.updated",
    topic,
    comment: { id, parentId: comment.parent_id },
    requestId: given.requestId,
  });
}

/**
 * Applies a moderator's decision to a subject and records it for open screens. A deleted subject stays deleted. The
 * caller must not have locked the subject other than by `lockSubject`.
 */
export const applyDecision = (
  tx: Transaction,
  viewer: Viewer,
  { kind, id, topicId }: Subject & { topicId: string },
  given: Given,
): Promise<void> =>
  kind === "topic" ? decideTopic(tx, viewer, id, given) : decideComment(tx, viewer, id, topicId, given);
