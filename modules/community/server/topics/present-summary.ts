import type { TopicSummary } from "../../contract/schemas.ts";
import { floorsOf } from "../categories/list-categories.ts";
import type { CategoryRow } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { authorOf } from "../present-author.ts";
import { isUnread } from "../reading/compute-unread.ts";
import { isModerator } from "./policy.ts";
import type { SummaryRow } from "./queries.ts";

type SummaryContext = {
  viewer: Viewer;
  files: FileLinks;
  category: TopicSummary["category"];
  /** Whether all users see the topic; a hidden topic is never unread. */
  isListed: boolean;
  floor: string;
};

export const summaryOf = (
  row: SummaryRow,
  { viewer, files, category, isListed, floor }: SummaryContext,
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
  isUnread: isListed && isUnread(row.last_activity_at, floor, row.read_at),
  createdAt: row.created_at,
  publishedAt: row.published_at,
  lastActivityAt: row.last_activity_at,
});

export const categoryReferenceOf = ({ id, nameAr, nameEn, icon, color }: CategoryRow): TopicSummary["category"] => ({
  id,
  nameAr,
  nameEn,
  icon,
  color,
});

/**
 * Returns a function that presents rows as summaries. A topic of a category created after `categories` was read is left
 * out.
 */
export function summaryFor(
  viewer: Viewer,
  files: FileLinks,
  categories: readonly CategoryRow[],
): (row: SummaryRow) => TopicSummary[] {
  const floors = floorsOf(categories);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (row) => {
    const category = byId.get(row.category_id);
    const floor = floors.get(row.category_id);
    if (category === undefined || floor === undefined) return [];
    const isListed = row.is_listed && category.isActive;
    return [summaryOf(row, { viewer, files, category: categoryReferenceOf(category), isListed, floor })];
  };
}
