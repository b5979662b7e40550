import type { StoredFile } from "#shared/files.ts";
import { readingMinutes, type Content } from "#shared/content.ts";
import { imageFiles } from "#shared/content-references.ts";
import type { FeaturedTopic, Topic, TopicSummary } from "../../contract/schemas.ts";
import type { Decision, InlineImage } from "../../contract/schemas-parts.ts";
import { authorOf } from "../author.ts";
import { isUnread } from "../reading/unread.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { floorOf, topicState } from "./load-topic.ts";
import { isListed, isModerator, topicCan } from "./policy.ts";
import type { PosterColumns, SummaryRow, TopicRow } from "./queries.ts";

export type SummaryContext = {
  viewer: Viewer;
  files: FileLinks;
  category: TopicSummary["category"];
  /** Whether all users see the topic; a hidden topic is never unread. */
  isListed: boolean;
  floor: string;
};

export const summaryOf = (
  row: SummaryRow,
  { viewer, files, category, isListed: listed, floor }: SummaryContext,
): TopicSummary => ({
  id: row.id,
  category,
  author: authorOf(row, files, viewer.personId),
  titleAr: row.title_ar,
  titleEn: row.title_en,
  excerptAr: row.excerpt_ar,
  excerptEn: row.excerpt_en,
  isActive: row.is_active,
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  isPoster: row.poster_file_id !== null,
  isPoll: row.has_poll,
  hasReport: isModerator(viewer) && row.report_count > 0,
  featuredInHome: row.featured_in_home,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  liked: row.liked,
  isUnread: listed && isUnread(row.last_activity_at, floor, row.read_at),
  createdAt: row.created_at,
  publishedAt: row.published_at,
  lastActivityAt: row.last_activity_at,
});

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

export function presentTopic(
  row: TopicRow,
  viewer: Viewer,
  files: FileLinks,
  { described, poll }: { described: ReadonlyMap<string, StoredFile>; poll: Topic["poll"] },
): Topic {
  const state = topicState(row);
  const category = {
    id: row.category_id,
    nameAr: row.category_name_ar,
    nameEn: row.category_name_en,
    icon: row.category_icon,
    color: row.category_color,
  };
  return {
    ...summaryOf(row, { viewer, files, category, isListed: isListed(state), floor: floorOf(row) }),
    isMustRead: row.is_must_read,
    contentAr: row.content_ar,
    contentEn: row.content_en,
    readingMinutesAr: row.content_ar === null ? null : readingMinutes(row.words_ar, "ar"),
    readingMinutesEn: row.content_en === null ? null : readingMinutes(row.words_en, "en"),
    writtenAtAr: row.written_ar_at,
    writtenAtEn: row.written_en_at,
    images: imagesOf([row.content_ar, row.content_en], described, files, viewer.personId),
    mentions: row.mentions,
    attachments: row.files.flatMap(({ id, role }) => (role === "attachment" ? (described.get(id) ?? []) : [])),
    poster: posterOf(row, files, viewer.personId),
    poll,
    featuredFrom: row.featured_from,
    featuredUntil: row.featured_until,
    publishAt: row.publish_at,
    editedAt: row.edited_at,
    isDeleted: state.isDeleted,
    isHidden: state.isHidden,
    decision: decisionFor(viewer, row),
    bookmarked: row.bookmarked,
    following: row.following,
    draftId: row.draft_id,
    version: row.version,
    can: topicCan(viewer, state),
  };
}
