import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { allCategoryId, type TopicSummary } from "../../contract/schemas.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { foundBy, type ListQuery, type Lookups } from "./plan-moderation.ts";
import { isModerator } from "./policy.ts";
import { summaryFor } from "./present-summary.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/** A bookmarked topic with the instant of the bookmark. */
type BookmarkRow = SummaryRow & { kept_at: string };

/**
 * A reader's bookmarks of visible topics, newest first. Values: reader, whether the reader moderates, category, topics
 * found.
 */
const pageOfBookmarks = pageOf<BookmarkRow>(
  ["b.created_at", "b.topic_id"],
  "desc",
  ({ after, orderBy, size }) => `
    select ${summaryColumns}, b.created_at as kept_at
    from (
      select b.topic_id, b.created_at from topic_bookmark b
      join topic t on t.id = b.topic_id
      join category c on c.id = t.category_id
      where b.person_id = $1 and ${after} and t.deleted_at is null
        and ($2::boolean or t.is_listed and c.is_active or t.author_id = $1)
        and ($3::bigint is null or t.category_id = $3) and ($4::bigint[] is null or t.id = any($4))
      order by ${orderBy} limit ${size}
    ) as b
    join topic t on t.id = b.topic_id ${summaryJoins}
    order by ${orderBy}`,
);

/** Parameters that bookmarks can be filtered by; their order is fixed. */
const combines: ReadonlySet<string> = new Set(["bookmarked", "category", "search", "cursor", "limit"]);

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
  const values = [viewer.personId, isModerator(viewer), category, await foundBy(db, query, lookups)];
  const categories = await categoriesFor(db, viewer.personId);
  const { data, page } = await readPage(
    {
      list,
      kinds: ["instant", "id"],
      keyOf: (row) => [row.kept_at, row.id],
      fetch: pageOfBookmarks(db, values),
    },
    query,
  );
  return { data: data.flatMap(summaryFor(viewer, files, categories)), page };
}
