import type { StoredFile } from "#shared/files.ts";
import type { Content } from "#shared/content.ts";
import { imageFiles } from "#shared/content-references.ts";
import type { FeaturedTopic } from "../../contract/schemas.ts";
import type { Decision, InlineImage } from "../../contract/schemas-parts.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { isModerator } from "./policy.ts";
import type { PosterColumns, TopicRow } from "./queries.ts";

/** Returns the poster's URLs and size, or null without a poster. */
export function posterOf(row: PosterColumns, files: FileLinks, personId: string): FeaturedTopic["poster"] | null {
  if (row.poster_file_id === null) return null;
  return {
    fileId: row.poster_file_id,
    videoFileId: row.poster_video_id,
    imageUrl: files.url(row.poster_file_id, "large", personId),
    smallImageUrl: files.url(row.poster_file_id, "small", personId),
    videoUrl: row.poster_video_id === null ? null : files.url(row.poster_video_id, "original", personId),
    width: row.poster_width ?? 0,
    height: row.poster_height ?? 0,
    altAr: row.poster_alt_ar,
    altEn: row.poster_alt_en,
  };
}

type DecisionColumns = Pick<TopicRow, "decision" | "decision_reason" | "decided_at" | "author_id">;

/** Returns the decision about a reported text for its author and moderators, else null. */
export function decisionFor(viewer: Viewer, row: DecisionColumns): Decision | null {
  const { decision, decision_reason: reason, decided_at: decidedAt } = row;
  if (decision === null || decidedAt === null) return null;
  return isModerator(viewer) || row.author_id === viewer.personId ? { decision, reason, decidedAt } : null;
}

/** Returns the inline images of contents whose files exist. */
export function imagesOf(
  contents: readonly (Content | null)[],
  described: ReadonlyMap<string, StoredFile>,
  files: FileLinks,
  personId: string,
): InlineImage[] {
  const ids = new Set(contents.flatMap((content) => (content === null ? [] : imageFiles(content))));
  return [...ids].flatMap((id) => {
    const file = described.get(id);
    if (file === undefined || file.kind !== "image") return [];
    const [url, smallUrl] = [files.url(id, "large", personId), files.url(id, "small", personId)];
    return [{ id, url, smallUrl, width: file.width ?? 0, height: file.height ?? 0 }];
  });
}
