import { readingMinutes } from "#shared/content.ts";
import type { FeaturedTopic, Topic, TopicSummary } from "../../contract/schemas.ts";
import { authorOf } from "../author.ts";
import { isUnread } from "../reading/unread.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { floorOf, topicState } from "./load-topic.ts";
import { isListed, topicCan } from "./policy.ts";
import type { PosterColumns, SummaryRow, TopicRow } from "./queries.ts";

/** What a summary needs beside its row. */
export type SummaryContext = {
  viewer: Viewer;
  files: FileLinks;
  category: TopicSummary["category"];
  /** Whether everybody sees the topic; what is hidden is never unread. */
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
  featuredInHome: row.featured_in_home,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  liked: row.liked,
  isUnread: listed && isUnread(row.last_activity_at, floor, row.read_at),
  createdAt: row.created_at,
  publishedAt: row.published_at,
  lastActivityAt: row.last_activity_at,
});

/** The poster's addresses and size, or null when the topic has none. */
export function posterOf(row: PosterColumns, files: FileLinks, personId: string): FeaturedTopic["poster"] | null {
  if (row.poster_file_id === null) return null;
  return {
    imageUrl: files.url(row.poster_file_id, "large", personId),
    smallImageUrl: files.url(row.poster_file_id, "small", personId),
    videoUrl: row.poster_video_id === null ? null : files.url(row.poster_video_id, "original", personId),
    width: row.poster_width ?? 0,
    height: row.poster_height ?? 0,
    altAr: row.poster_alt_ar,
    altEn: row.poster_alt_en,
  };
}

/** A whole topic as one reader sees it. */
export function presentTopic(row: TopicRow, viewer: Viewer, files: FileLinks): Topic {
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
    contentAr: row.content_ar,
    contentEn: row.content_en,
    readingMinutesAr: row.content_ar === null ? null : readingMinutes(row.words_ar, "ar"),
    readingMinutesEn: row.content_en === null ? null : readingMinutes(row.words_en, "en"),
    poster: posterOf(row, files, viewer.personId),
    publishAt: row.publish_at,
    editedAt: row.edited_at,
    isDeleted: state.isDeleted,
    version: row.version,
    can: topicCan(viewer, state),
  };
}
