import type { Reader } from "#platform/database/database.ts";
import type { Cursor, KeyValue } from "#platform/http/cursor.ts";
import { readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { allCategoryId, type TopicSummary } from "../../contract/schemas.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { foundBy, type ListQuery, type Lookups } from "./plan-moderation.ts";
import { isModerator } from "./policy.ts";
import { summaryFor } from "./present-summary.ts";
import { selectBookmarks, type BookmarkRow } from "./queries-bookmarks.ts";

/** Parameters that bookmarks can be filtered by; their order is fixed. */
const combines: ReadonlySet<string> = new Set(["bookmarked", "category", "search", "cursor", "limit"]);

/** Sort values before every bookmark. */
const start: KeyValue[] = ["infinity", "9223372036854775807"];

/**
 * Returns a page of the reader's bookmarks that they may still see, latest first, in at most three queries. Throws 400
 * with the name of any other filter or order.
 */
export async function listBookmarks(
  db: Reader,
  viewer: Viewer,
  query: ListQuery,
  { files, lookups, list }: { files: FileLinks; lookups: Lookups; list: string },
): Promise<PageOf<TopicSummary>> {
  const foreign = Object.entries(query).find(([name, value]) => value !== undefined && !combines.has(name));
  if (foreign !== undefined) throw refuseField("fields_invalid", foreign[0], { key: "notTogether" });
  const category = query.category === undefined || query.category === allCategoryId ? null : query.category;
  const filter = { moderates: isModerator(viewer), category, found: await foundBy(db, query, lookups) };
  const categories = await categoriesFor(db, viewer.personId);
  const fetch = (cursor: Cursor | null, size: FetchSize) => {
    const [keptAt, topicId] = cursor?.values ?? start;
    return selectBookmarks(db, viewer.personId, filter, {
      direction: cursor?.direction ?? "after",
      keptAt: String(keptAt),
      topicId: String(topicId),
      size,
    });
  };
  const keyOf = (row: BookmarkRow): KeyValue[] => [row.kept_at, row.id];
  const { data, page } = await readPage({ list, kinds: ["instant", "id"], keyOf, fetch }, query);
  return { data: data.flatMap(summaryFor(viewer, files, categories)), page };
}
