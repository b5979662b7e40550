import { imageFiles, mentionsIn } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { Revision, RevisionDetail } from "../../contract/schemas-revision.ts";
import { topicFiles } from "../attachments/queries.ts";
import type { FileAccess, FileLinks, Viewer } from "../context.ts";
import { findMentioned } from "../mentions/queries.ts";
import { authorOf } from "../present-author.ts";
import { loadState, topicState } from "../topics/load-topic.ts";
import { topicCan } from "../topics/policy.ts";
import { imagesOf } from "../topics/present-topic.ts";
import { pageOfRevisions, selectRevision, type RevisionRow } from "./queries.ts";

/** Throws 404 for a reader without access to the topic, 403 for one without access to its history. */
async function requireHistory(db: Reader, viewer: Viewer, topicId: string): Promise<void> {
  const topic = await loadState(db, viewer, topicId);
  if (!topicCan(viewer, topicState(topic)).history) throw refuse("not_allowed");
}

const presentRevision = (row: RevisionRow, files: FileLinks, personId: string): Revision => ({
  version: row.version,
  editor: authorOf(row, files, personId),
  editedAt: row.edited_at,
  changed: row.changed,
});

/** Returns the edits of a topic's text, newest first. */
export async function listRevisions(
  db: Reader,
  viewer: Viewer,
  topicId: string,
  query: { cursor?: string | undefined; limit: number },
  files: FileLinks,
): Promise<PageOf<Revision>> {
  await requireHistory(db, viewer, topicId);
  const list = {
    list: `revisions of ${topicId}`,
    kinds: ["count"] as const,
    keyOf: (row: RevisionRow) => [row.version],
  };
  const { data, page } = await readPage({ ...list, fetch: pageOfRevisions(db, [topicId]) }, query);
  return { data: data.map((row) => presentRevision(row, files, viewer.personId)), page };
}

/** Returns a topic's text before and after one edit, with its images and mentions. */
export async function readRevision(
  db: Reader,
  viewer: Viewer,
  { id: topicId, version }: { id: string; version: number },
  files: FileAccess,
): Promise<RevisionDetail> {
  await requireHistory(db, viewer, topicId);
  const row = await selectRevision(db, topicId, version);
  if (row === null) throw refuse("not_found");
  const before = { titleAr: row.title_ar, titleEn: row.title_en, contentAr: row.content_ar, contentEn: row.content_en };
  const after = {
    titleAr: row.after_title_ar,
    titleEn: row.after_title_en,
    contentAr: row.after_content_ar,
    contentEn: row.after_content_en,
  };
  const texts = [before.contentAr, before.contentEn, after.contentAr, after.contentEn].filter((text) => text !== null);
  const shown = new Set(texts.flatMap(imageFiles));
  const own = shown.size === 0 ? [] : (await topicFiles(db, topicId)).filter(({ id }) => shown.has(id));
  const fileIds = own.map(({ id }) => id);
  const described = fileIds.length === 0 ? new Map() : await files.describe(db, fileIds, viewer.personId);
  const mentioned = await findMentioned(db, texts.flatMap(mentionsIn));
  return {
    ...presentRevision(row, files, viewer.personId),
    before,
    after,
    images: imagesOf(texts, described, files, viewer.personId),
    mentions: [...mentioned.values()],
  };
}
