import { now } from "#platform/clock/clock.ts";
import { latestOf } from "#platform/clock/instants.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { updatePoll } from "#modules/polls/server/index.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { UpdateTopic } from "../../contract/schemas-writing.ts";
import { attachFiles } from "../attachments/record-files.ts";
import { setTopicFiles } from "../attachments/store.ts";
import { addToTopicCounts } from "../categories/store.ts";
import type { Change, FileAccess, Viewer } from "../context.ts";
import { deletePostedDraft } from "../drafts/change-draft.ts";
import { replaceMentions } from "../mentions/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import { recordTopic } from "../record-event.ts";
import { requireSeen, topicState } from "./load-topic.ts";
import { planChange, posterOfTopic, type PlannedChange } from "./plan-change.ts";
import { isListed, mayChange, topicCan } from "./policy.ts";
import { readNames, requireOneLanguage } from "./read-content.ts";
import { readTopic } from "./read-topic.ts";
import { requireFeaturing, requireOpenCategory, requirePublishing } from "./check-publishing.ts";
import {
  firstFeaturedOrder,
  lockTopic,
  posterColumnsOf,
  rewriteTopic,
  updateTopicRow,
  type LockedTopic,
  type TopicChanges,
} from "./store.ts";

async function requireAllowed(
  tx: Transaction,
  viewer: Viewer,
  topic: LockedTopic,
  change: PlannedChange,
): Promise<void> {
  if (change.isRewritten) requireOneLanguage(change.writings);
  if (change.isMoved) await requireOpenCategory(tx, viewer, change.categoryId);
  if (change.featuredInHome) {
    const posterField = topic.featured_in_home && !change.hasPoster ? "poster" : "featuredInHome";
    const days = { from: change.featuredFrom, until: change.featuredUntil };
    requireFeaturing(days, { hasPoster: change.hasPoster, posterField });
  }
  if (change.publishAt !== undefined && topic.published_at !== null) {
    throw refuseField("already_published", "publishAt", { key: "invalid" });
  }
}

/** The topic's publication after the edit: unchanged, rescheduled or at once. */
function publication(topic: LockedTopic, change: PlannedChange, at: string): TopicChanges {
  if (change.publishAt === undefined) return {};
  if (change.publishAt !== null && new Date(change.publishAt) > new Date(at)) return { publish_at: change.publishAt };
  return { publish_at: null, published_at: at, last_activity_at: latestOf(at, topic.last_activity_at) };
}

/** The topic's featuring columns after the edit; a topic already featured keeps its order. */
async function featuringChanges(tx: Transaction, topic: LockedTopic, change: PlannedChange): Promise<TopicChanges> {
  if (!change.isRefeatured) return {};
  const days = { featured_from: change.featuredFrom, featured_until: change.featuredUntil };
  if (!change.featuredInHome) return { featured_in_home: false, featured_order: null, ...days };
  if (topic.featured_in_home) return days;
  return { featured_in_home: true, featured_order: await firstFeaturedOrder(tx), ...days };
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
    ...(await featuringChanges(tx, topic, change)),
  };
}

/** Changes in the numbers of listed topics; `categoryId` is null if the topic is not listed after the edit. */
function countsAfter(topic: LockedTopic, categoryId: string | null): Map<string, number> {
  const deltas = new Map([[topic.category_id, topic.is_listed ? -1 : 0]]);
  if (categoryId !== null) deltas.set(categoryId, (deltas.get(categoryId) ?? 0) + 1);
  return deltas;
}

/**
 * Stores a topic's new text, mentions and files. Returns the resulting changes of its row, and the files to release
 * once these are stored.
 */
async function replaceWriting(
  request: Change,
  { topic, patch, change }: { topic: LockedTopic; patch: UpdateTopic; change: PlannedChange },
  files: FileAccess,
  at: string,
): Promise<{ changes: TopicChanges; released: string[] }> {
  if (!change.isRewritten && !change.changesFiles) return { changes: {}, released: [] };
  const { tx, actor } = request;
  const { writings, mentions } = await readNames(tx, change.writings);
  const input = { attachments: patch.attachments, poster: patch.poster, writings };
  const current = { files: topic.files, poster: posterOfTopic(topic) };
  const { rows, released, poster } = await attachFiles(request, files, input, current);
  if (change.isRewritten) {
    await rewriteTopic(tx, topic, { writings, isChanged: change.isChanged }, { id: actor.personId, at });
    await replaceMentions(tx, { topicId: topic.id, commentId: null }, mentions);
  }
  if (rows.length > 0 || topic.files.length > 0) await setTopicFiles(tx, topic.id, rows);
  return { changes: patch.poster === undefined ? {} : posterColumnsOf(poster, patch.poster), released };
}

/** Edits a topic: stores the previous text as a revision and updates category counts in the same transaction. */
export async function updateTopic(request: Change, id: string, patch: UpdateTopic, files: FileAccess): Promise<Topic> {
  const { tx, actor } = request;
  const topic = requireSeen(actor, (await lockTopic(tx, id)) ?? null);
  const can = topicCan(actor, topicState(topic));
  if (!can.update && !can.feature) throw refuse("not_allowed");
  const change = planChange(topic, patch);
  if (!mayChange(can, change)) throw refuse("not_allowed");
  requirePublishing(actor, { poster: change.changesPoster, publishAt: change.publishAt !== undefined });
  if (patch.version !== topic.version) {
    throw refuse("stale_version", { current: await readTopic(tx, actor, id, files) });
  }
  await requireAllowed(tx, actor, topic, change);
  await deletePostedDraft(tx, actor, patch);
  if (!change.writing && !change.moderation && !change.featuring) return readTopic(tx, actor, id, files);

  const at = now().toISOString();
  const written = await replaceWriting(request, { topic, patch, change }, files, at);
  const editor = { personId: actor.personId, requestId: request.facts.id };
  const changes: TopicChanges = {
    ...(await rowChanges(tx, topic, change, at)),
    ...written.changes,
    ...(change.changesPoll ? { has_poll: await updatePoll(tx, id, patch.poll ?? null, editor) } : {}),
  };
  await updateTopicRow(tx, id, changes, true);
  if (written.released.length > 0) await files.release(tx, written.released);
  const isPublished = topic.published_at !== null || changes.published_at !== undefined;
  const willCount = change.isActive && isPublished && topic.hidden_at === null;
  await addToTopicCounts(tx, countsAfter(topic, willCount ? change.categoryId : null));
  if (changes.last_activity_at !== undefined) {
    await saveTopicReading(tx, topic.author_id, id, changes.last_activity_at);
  }
  await recordTopic(
    request,
    changes.published_at === undefined ? "topic.updated" : "topic.created",
    { id, category_id: change.categoryId },
    isListed(topicState(topic)) || (willCount && (change.isMoved || topic.is_category_active)),
  );
  return readTopic(tx, actor, id, files);
}
