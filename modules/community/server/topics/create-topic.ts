import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { createPoll } from "#modules/polls/server/index.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { CreateTopic } from "../../contract/schemas-writing.ts";
import { attachFiles } from "../attachments/attach-files.ts";
import { setTopicFiles } from "../attachments/store.ts";
import { addToTopicCount } from "../categories/store.ts";
import { deletePostedDraft } from "../drafts/delete-draft.ts";
import { insertMentions } from "../mentions/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import type { Doors, Viewer } from "../viewer.ts";
import { isModerator } from "./policy.ts";
import { readTopic } from "./read-topic.ts";
import { recordTopic } from "./record-topic.ts";
import { requireOpenCategory } from "./require-category.ts";
import { requireFeaturing } from "./require-featuring.ts";
import { requirePublishing } from "./require-publishing.ts";
import { firstFeaturedOrder, insertTopic, type Featuring } from "./store.ts";
import { readContent, readNames, requireOneLanguage, type Writings } from "./read-content.ts";

function requireAllowed(viewer: Viewer, body: CreateTopic): void {
  const asksModerator = body.isPinned === true || body.isLocked === true;
  if (asksModerator && !isModerator(viewer)) throw refuse("not_allowed");
  const asksFeaturing = body.featuredInHome === true || (body.featuredFrom ?? body.featuredUntil ?? null) !== null;
  if (asksFeaturing && !viewer.permissions.has("topic.feature")) throw refuse("not_allowed");
  requirePublishing(viewer, { poster: body.poster != null, publishAt: body.publishAt != null });
}

/** The requested place on the home page, before all others. */
async function featuringOf(tx: Transaction, body: CreateTopic): Promise<Featuring | null> {
  if (body.featuredInHome !== true) return null;
  const days = { from: body.featuredFrom ?? null, until: body.featuredUntil ?? null };
  requireFeaturing(days, { hasPoster: (body.poster ?? null) !== null, posterField: "featuredInHome" });
  return { order: await firstFeaturedOrder(tx), ...days };
}

/** Creates a topic, published at once or at its scheduled time. */
export async function createTopic(
  tx: Transaction,
  viewer: Viewer,
  body: CreateTopic,
  { doors, requestId }: { doors: Doors; requestId: string },
): Promise<Topic> {
  requireAllowed(viewer, body);
  const given: Writings = {
    en: { title: body.titleEn ?? null, content: readContent(body.contentEn, "contentEn") },
    ar: { title: body.titleAr ?? null, content: readContent(body.contentAr, "contentAr") },
  };
  requireOneLanguage(given);
  await requireOpenCategory(tx, viewer, body.categoryId);
  const featuring = await featuringOf(tx, body);
  const { writings, mentions } = await readNames(tx, given);
  const { poster, rows } = await attachFiles(
    tx,
    { files: doors.files, viewer },
    {
      attachments: body.attachments,
      poster: body.poster ?? null,
      contents: [
        { path: "contentEn", content: writings.en.content },
        { path: "contentAr", content: writings.ar.content },
      ],
    },
  );

  const createdAt = now().toISOString();
  const publishAt = body.publishAt ?? null;
  const isScheduled = publishAt !== null && new Date(publishAt) > now();
  const id = await insertTopic(tx, {
    categoryId: body.categoryId,
    authorId: viewer.personId,
    writings,
    createdAt,
    publishAt: isScheduled ? publishAt : null,
    publishedAt: isScheduled ? null : createdAt,
    pinnedAt: body.isPinned === true ? createdAt : null,
    isLocked: body.isLocked === true,
    poster:
      poster === null ? null : { ...poster, altAr: body.poster?.altAr ?? null, altEn: body.poster?.altEn ?? null },
    featuring,
    hasPoll: (body.poll ?? null) !== null,
  });
  if (body.poll != null) await createPoll(tx, id, body.poll);
  if (rows.length > 0) await setTopicFiles(tx, id, rows);
  await insertMentions(tx, { topicId: id, commentId: null }, mentions);
  await deletePostedDraft(tx, viewer, body);
  if (!isScheduled) {
    await addToTopicCount(tx, body.categoryId, 1);
    await saveTopicReading(tx, viewer.personId, id, createdAt);
  }
  await recordTopic(tx, {
    action: "topic.created",
    actorId: viewer.personId,
    topicId: id,
    categoryId: body.categoryId,
    isPublic: !isScheduled,
    requestId,
  });
  return readTopic(tx, viewer, id, doors);
}
