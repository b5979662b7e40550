import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { commentRow } from "../comments/queries.ts";
import { lockComment } from "../comments/store.ts";
import type { Viewer } from "../context.ts";
import { topicState } from "../topics/load-topic.ts";
import { canSee, isModerator } from "../topics/policy.ts";
import { lockTopicRow, topicStateRow } from "../topics/queries.ts";
import type { Subject } from "./queries.ts";

type FoundSubject = { topicId: string; authorId: string };

/** Locks a topic that this reader sees, or saw before reports hid it. */
async function lockTopicOf(tx: Transaction, viewer: Viewer, topicId: string): Promise<FoundSubject> {
  await lockTopicRow(tx, topicId);
  const topic = await topicStateRow(tx, viewer.personId, topicId);
  if (topic === null || !canSee(viewer, { ...topicState(topic), isHidden: false })) throw refuse("not_found");
  return { topicId, authorId: topic.author_id };
}

/**
 * Locks the topic of a subject that this reader may report; throws 404 otherwise. Includes content hidden by reports in
 * the meantime, so that a report being written is still accepted. The lock, until the transaction ends, serialises
 * reports of the topic and its comments and decisions about them.
 */
export async function lockSubject(tx: Transaction, viewer: Viewer, { kind, id }: Subject): Promise<FoundSubject> {
  if (kind === "topic") return lockTopicOf(tx, viewer, id);
  const found = await commentRow(tx, viewer.personId, id);
  if (found === null) throw refuse("not_found");
  const { topicId } = await lockTopicOf(tx, viewer, found.topic_id);
  const comment = await lockComment(tx, id);
  if (comment === undefined || comment.deleted_at !== null) throw refuse("not_found");
  const isTakenDown = comment.hidden_at !== null && comment.open_case_id === null;
  const isOwn = comment.author_id === viewer.personId;
  if (isTakenDown && !isOwn && !isModerator(viewer)) throw refuse("not_found");
  return { topicId, authorId: comment.author_id };
}
