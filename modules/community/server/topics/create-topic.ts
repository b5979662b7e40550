import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { createTopic as createTopicSchema, Topic } from "../../contract/schemas.ts";
import { addToTopicCount } from "../categories/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { isModerator } from "./policy.ts";
import { readTopic } from "./read-topic.ts";
import { recordTopic } from "./record-topic.ts";
import { requireOpenCategory } from "./require-category.ts";
import { insertTopic } from "./store.ts";
import { readContent, requireOneLanguage, type Writings } from "./read-content.ts";

type Body = z.output<typeof createTopicSchema>;

/** Posts a topic: at once, or when its time comes. */
export async function createTopic(
  tx: Transaction,
  viewer: Viewer,
  body: Body,
  { files, requestId }: { files: FileLinks; requestId: string },
): Promise<Topic> {
  const asksModerator = body.isPinned === true || body.isLocked === true;
  if (asksModerator && !isModerator(viewer)) throw refuse("not_allowed");
  if (body.featuredInHome === true && !viewer.permissions.has("topic.feature")) throw refuse("not_allowed");
  const writings: Writings = {
    en: { title: body.titleEn ?? null, content: readContent(body.contentEn, "contentEn") },
    ar: { title: body.titleAr ?? null, content: readContent(body.contentAr, "contentAr") },
  };
  requireOneLanguage(writings);
  await requireOpenCategory(tx, viewer, body.categoryId);
  // Posters come with uploads; until then nothing posted here has one.
  if (body.featuredInHome === true) throw refuseField("poster_required", "featuredInHome", { key: "invalid" });

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
  });
  if (!isScheduled) {
    await addToTopicCount(tx, body.categoryId, 1);
    await saveTopicReading(tx, viewer.personId, id, createdAt);
  }
  await recordTopic(tx, {
    action: "topic.created",
    actorId: viewer.personId,
    topicId: id,
    categoryId: body.categoryId,
    isTold: !isScheduled,
    requestId,
  });
  return readTopic(tx, viewer, id, files);
}
