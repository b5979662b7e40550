import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import { fetchSizes, type FetchSize } from "#platform/http/page.ts";
import { summaryColumns, summaryJoins, type SummaryRow } from "./queries.ts";

/** A bookmarked topic with the instant of the bookmark. */
export type BookmarkRow = SummaryRow & { kept_at: string };

/** Filter of a reader's bookmarks; null: any. */
export type BookmarkFilter = { moderates: boolean; category: string | null; found: string[] | null };

const directions = ["after", "before"] as const;
type Direction = (typeof directions)[number];

/**
 * A page of a reader's bookmarks of visible topics, newest first. Values: reader, instant and id to continue from,
 * whether the reader moderates, category, topics found.
 */
function bookmarksText(direction: Direction, size: FetchSize): string {
  const { condition, orderBy } = keyset(["b.created_at", "b.topic_id"], "desc", direction, 2);
  return `
    select ${summaryColumns}, b.created_at as kept_at
    from (
      select b.topic_id, b.created_at from topic_bookmark b
      join topic t on t.id = b.topic_id
      join category c on c.id = t.category_id
      where b.person_id = $1 and ${condition} and t.deleted_at is null
        and ($4::boolean or t.is_listed and c.is_active or t.author_id = $1)
        and ($5::bigint is null or t.category_id = $5) and ($6::bigint[] is null or t.id = any($6))
      order by ${orderBy} limit ${size}
    ) as b
    join topic t on t.id = b.topic_id ${summaryJoins}
    order by ${orderBy}`;
}

const statements = new Map(
  directions.flatMap((direction) =>
    fetchSizes.map((size) => [`${direction} ${size}`, statement<BookmarkRow>(bookmarksText(direction, size))] as const),
  ),
);

export async function selectBookmarks(
  db: Reader,
  personId: string,
  { moderates, category, found }: BookmarkFilter,
  from: { direction: Direction; keptAt: string; topicId: string; size: FetchSize },
): Promise<BookmarkRow[]> {
  const known = statements.get(`${from.direction} ${from.size}`);
  if (known === undefined) throw new Error(`No statement of size ${from.size}`);
  return known(db, [personId, from.keptAt, from.topicId, moderates, category, found]);
}
