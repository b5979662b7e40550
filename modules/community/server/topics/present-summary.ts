import type { TopicSummary } from "../../contract/schemas.ts";
import { floorsOf } from "../categories/list-categories.ts";
import type { CategoryRow } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { summaryOf } from "./present-topic.ts";
import type { SummaryRow } from "./queries.ts";

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
    const { id, name_ar: nameAr, name_en: nameEn, icon, color } = category;
    const isListed = row.is_listed && category.is_active;
    return [summaryOf(row, { viewer, files, category: { id, nameAr, nameEn, icon, color }, isListed, floor })];
  };
}
