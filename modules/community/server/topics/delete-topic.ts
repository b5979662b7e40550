import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Topic } from "../../contract/schemas.ts";
import { addToTopicCount } from "../categories/store.ts";
import type { Doors, Viewer } from "../viewer.ts";
import { topicState } from "./load-topic.ts";
import { canSee, isListed, topicCan } from "./policy.ts";
import { readTopic } from "./read-topic.ts";
import { recordTopic } from "./record-topic.ts";
import { lockTopic, updateTopicRow } from "./store.ts";

/** Deletes a topic; moderators can restore it until it is purged. Idempotent. */
export async function deleteTopic(tx: Transaction, viewer: Viewer, id: string, requestId: string): Promise<void> {
  const topic = await lockTopic(tx, id);
  if (topic === undefined || !canSee(viewer, topicState(topic))) throw refuse("not_found");
  if (topic.deleted_at !== null) return;
  if (!topicCan(viewer, topicState(topic)).delete) throw refuse("not_allowed");
  await updateTopicRow(tx, id, { deleted_at: nowIso(), deleted_by: viewer.personId }, false);
  if (topic.is_listed) await addToTopicCount(tx, topic.category_id, -1);
  await recordTopic(tx, {
    action: "topic.deleted",
    actorId: viewer.personId,
    topicId: id,
    categoryId: topic.category_id,
    isPublic: isListed(topicState(topic)),
    requestId,
  });
}

/** Restores a deleted topic unchanged. Idempotent. */
export async function restoreTopic(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { doors, requestId }: { doors: Doors; requestId: string },
): Promise<Topic> {
  const topic = await lockTopic(tx, id);
  if (topic === undefined) throw refuse("not_found");
  if (topic.deleted_at !== null) {
    await updateTopicRow(tx, id, { deleted_at: null, deleted_by: null }, false);
    const isCounted = topic.is_active && topic.published_at !== null && topic.hidden_at === null;
    if (isCounted) await addToTopicCount(tx, topic.category_id, 1);
    await recordTopic(tx, {
      action: "topic.updated",
      actorId: viewer.personId,
      topicId: id,
      categoryId: topic.category_id,
      isPublic: isListed({ ...topicState(topic), isDeleted: false }),
      requestId,
    });
  }
  return readTopic(tx, viewer, id, doors);
}
