import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Topic } from "../../contract/schemas.ts";
import { addToTopicCount } from "../categories/store.ts";
import { latestOf } from "#platform/clock/instants.ts";
import { saveTopicReading } from "../reading/store.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { topicState } from "./load-topic.ts";
import { canSee, isListed, mayChange, topicCan } from "./policy.ts";
import { readTopic } from "./read-topic.ts";
import { recordTopic } from "./record-topic.ts";
import { requireOpenCategory } from "./require-category.ts";
import {
  firstFeaturedOrder,
  lockTopic,
  rewriteTopic,
  updateTopicRow,
  type LockedTopic,
  type TopicChanges,
} from "./store.ts";
import { planChange, type PlannedChange, type TopicPatch } from "./plan-change.ts";
import { requireOneLanguage } from "./read-content.ts";

async function requireAllowed(
  tx: Transaction,
  viewer: Viewer,
  topic: LockedTopic,
  change: PlannedChange,
): Promise<void> {
  if (change.isRewritten) requireOneLanguage(change.writings);
  if (change.isMoved) await requireOpenCategory(tx, viewer, change.categoryId);
  if (change.featuring && change.featuredInHome && topic.poster_file_id === null) {
    throw refuseField("poster_required", "featuredInHome", { key: "invalid" });
  }
  if (change.publishAt !== undefined && topic.published_at !== null) {
    throw refuseField("already_published", "publishAt", { key: "invalid" });
  }
}

/** When the topic is published: left alone, put off, or at once. */
function publication(topic: LockedTopic, change: PlannedChange, at: string): TopicChanges {
  if (change.publishAt === undefined) return {};
  if (change.publishAt !== null && new Date(change.publishAt) > new Date(at)) return { publish_at: change.publishAt };
  return { publish_at: null, published_at: at, last_activity_at: latestOf(at, topic.last_activity_at) };
}

async function rowChanges(
  tx: Transaction,
  topic: LockedTopic,
  change: PlannedChange,
  at: string,
): Promise<TopicChanges> {
  return {
    ...publication(topic, change, at),
    ...(change.isMoved ? { category_id: change.categoryId } : {}),
    ...(change.isActive === topic.is_active ? {} : { is_active: change.isActive }),
    ...(change.isLocked === topic.is_locked ? {} : { is_locked: change.isLocked }),
    ...(change.isPinned === topic.is_pinned ? {} : { pinned_at: change.isPinned ? at : null }),
    ...(change.featuring
      ? {
          featured_in_home: change.featuredInHome,
          featured_order: change.featuredInHome ? await firstFeaturedOrder(tx) : null,
        }
      : {}),
  };
}

/** Edits a topic. What it said until now is kept; counts of categories follow in the same transaction. */
export async function updateTopic(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  patch: TopicPatch,
  { files, requestId }: { files: FileLinks; requestId: string },
): Promise<Topic> {
  const topic = await lockTopic(tx, id);
  if (topic === undefined || !canSee(viewer, topicState(topic))) throw refuse("not_found");
  const can = topicCan(viewer, topicState(topic));
  if (!can.update && !can.feature) throw refuse("not_allowed");
  const change = planChange(topic, patch);
  if (!mayChange(can, change)) throw refuse("not_allowed");
  if (patch.version !== topic.version)
    throw refuse("stale_version", { current: await readTopic(tx, viewer, id, files) });
  await requireAllowed(tx, viewer, topic, change);
  if (!change.writing && !change.moderation && !change.featuring) return readTopic(tx, viewer, id, files);

  const at = now().toISOString();
  if (change.isRewritten) await rewriteTopic(tx, topic, change.writings, { id: viewer.personId, at });
  const changes = await rowChanges(tx, topic, change, at);
  await updateTopicRow(tx, id, changes, true);
  const isPublished = topic.published_at !== null || changes.published_at !== undefined;
  const willCount = change.isActive && isPublished;
  if (topic.is_listed) await addToTopicCount(tx, topic.category_id, -1);
  if (willCount) await addToTopicCount(tx, change.categoryId, 1);
  if (changes.last_activity_at !== undefined) {
    await saveTopicReading(tx, topic.author_id, id, changes.last_activity_at);
  }
  await recordTopic(tx, {
    action: changes.published_at === undefined ? "topic.updated" : "topic.created",
    actorId: viewer.personId,
    topicId: id,
    categoryId: change.categoryId,
    isTold: isListed(topicState(topic)) || (willCount && (change.isMoved || topic.is_category_active)),
    requestId,
  });
  return readTopic(tx, viewer, id, files);
}
