import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { createPoll } from "#modules/polls/server/index.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { CreateTopic } from "../../contract/schemas-writing.ts";
import { attachFiles } from "../attachments/record-files.ts";
import { setTopicFiles } from "../attachments/store.ts";
import { addToTopicCount } from "../categories/store.ts";
import type { Change, FileAccess, Viewer } from "../context.ts";
import { deletePostedDraft } from "../drafts/change-draft.ts";
import { insertMentions } from "../mentions/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import { recordTopic } from "../record-event.ts";
import { isModerator } from "./policy.ts";
import { noWritings, readNames, readWritings, requireOneLanguage } from "./read-content.ts";
import { readTopic } from "./read-topic.ts";
import { requireFeaturing, requireOpenCategory, requirePublishing } from "./check-publishing.ts";
import { firstFeaturedOrder, insertTopic, posterColumnsOf, type FeaturingColumns } from "./store.ts";

function requireAllowed(viewer: Viewer, body: CreateTopic): void {
  const needsModerator = body.isPinned === true || body.isLocked === true;
  if (needsModerator && !isModerator(viewer)) throw refuse("not_allowed");
  const isFeaturing = body.featuredInHome === true || (body.featuredFrom ?? body.featuredUntil ?? null) !== null;
  if (isFeaturing && !viewer.permissions.has("topic.feature")) throw refuse("not_allowed");
  requirePublishing(viewer, { poster: body.poster != null, publishAt: body.publishAt != null });
}

/** The requested place on the home page, before all others. */
async function featuringOf(tx: Transaction, body: CreateTopic): Promise<FeaturingColumns> {
  if (body.featuredInHome !== true) {
    return { featured_in_home: false, featured_order: null, featured_from: null, featured_until: null };
  }
  const { featuredFrom: from = null, featuredUntil: until = null } = body;
  requireFeaturing({ from, until }, { hasPoster: body.poster != null, posterField: "featuredInHome" });
  const order = await firstFeaturedOrder(tx);
  return { featured_in_home: true, featured_order: order, featured_from: from, featured_until: until };
}

/** Creates a topic, published at once or at its scheduled time. */
export async function createTopic(change: Change, body: CreateTopic, files: FileAccess): Promise<Topic> {
  const { tx, actor } = change;
  requireAllowed(actor, body);
  const given = readWritings(body, noWritings);
  requireOneLanguage(given);
  await requireOpenCategory(tx, actor, body.categoryId);
  const featuring = await featuringOf(tx, body);
  const { writings, mentions } = await readNames(tx, given);
  const { attachments, poster: posterInput = null } = body;
  const { poster, rows } = await attachFiles(change, files, { attachments, poster: posterInput, writings });

  const createdAt = now().toISOString();
  const publishAt = body.publishAt ?? null;
  const isScheduled = publishAt !== null && new Date(publishAt) > now();
  const id = await insertTopic(tx, writings, createdAt, {
    ...posterColumnsOf(poster, posterInput),
    ...featuring,
    category_id: body.categoryId,
    author_id: actor.personId,
    publish_at: isScheduled ? publishAt : null,
    published_at: isScheduled ? null : createdAt,
    pinned_at: body.isPinned === true ? createdAt : null,
    is_locked: body.isLocked === true,
    has_poll: body.poll != null,
  });
  if (body.poll != null) await createPoll(tx, id, body.poll);
  if (rows.length > 0) await setTopicFiles(tx, id, rows);
  await insertMentions(tx, { topicId: id, commentId: null }, mentions);
  await deletePostedDraft(tx, actor, body);
  if (!isScheduled) {
    await addToTopicCount(tx, body.categoryId, 1);
    await saveTopicReading(tx, actor.personId, id, createdAt);
  }
  await recordTopic(change, "topic.created", { id, category_id: body.categoryId }, !isScheduled);
  return readTopic(tx, actor, id, files);
}
