import { nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Topic } from "../../contract/schemas.ts";
import { addToTopicCount } from "../categories/store.ts";
import type { Change, FileAccess } from "../context.ts";
import { recordTopic } from "../record-event.ts";
import { requireSeen, topicState } from "./load-topic.ts";
import { isListed, topicCan } from "./policy.ts";
import { readTopic } from "./read-topic.ts";
import { lockTopic, updateTopicRow } from "./store.ts";

/** Deletes a topic; moderators can restore it until it is purged. Idempotent. */
export async function deleteTopic(change: Change, id: string): Promise<void> {
  const { tx, actor } = change;
  const topic = requireSeen(actor, (await lockTopic(tx, id)) ?? null);
  if (topic.deleted_at !== null) return;
  if (!topicCan(actor, topicState(topic)).delete) throw refuse("not_allowed");
  await updateTopicRow(tx, id, { deleted_at: nowIso(), deleted_by: actor.personId }, false);
  if (topic.is_listed) await addToTopicCount(tx, topic.category_id, -1);
  await recordTopic(change, "topic.deleted", topic, isListed(topicState(topic)));
}

/** Restores a deleted topic unchanged. Idempotent. */
export async function restoreTopic(change: Change, id: string, files: FileAccess): Promise<Topic> {
  const { tx, actor } = change;
  const topic = await lockTopic(tx, id);
  if (topic === undefined) throw refuse("not_found");
  if (topic.deleted_at !== null) {
    await updateTopicRow(tx, id, { deleted_at: null, deleted_by: null }, false);
    const isCounted = topic.is_active && topic.published_at !== null && topic.hidden_at === null;
    if (isCounted) await addToTopicCount(tx, topic.category_id, 1);
    await recordTopic(change, "topic.updated", topic, isListed({ ...topicState(topic), isDeleted: false }));
  }
  return readTopic(tx, actor, id, files);
}
