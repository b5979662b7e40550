import { imageFiles, mentionsIn } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { RevisionDetail } from "../../contract/schemas-revision.ts";
import { topicFiles } from "../attachments/queries.ts";
import { findMentioned } from "../mentions/queries.ts";
import { imagesOf } from "../topics/present-topic.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { presentRevision, requireHistory } from "./list-revisions.ts";
import { revisionRow } from "./queries.ts";

/** Returns a topic's text before and after one edit, with its images and mentions. */
export async function readRevision(
  db: Reader,
  viewer: Viewer,
  { topicId, version }: { topicId: string; version: number },
  files: FileAccess,
): Promise<RevisionDetail> {
  await requireHistory(db, viewer, topicId);
  const row = await revisionRow(db, topicId, version);
  if (row === undefined) throw refuse("not_found");
  const before = {
    titleAr: row.title_ar,
    titleEn: row.title_en,
    contentAr: row.content_ar,
    contentEn: row.content_en,
  };
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
