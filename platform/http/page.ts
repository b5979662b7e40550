import { readCursor, writeCursor, type Cursor, type KeyKind, type KeyValue } from "./cursor.ts";

/** A list that is read page by page in the order of its keys, the last of which is unique. */
export type PagedList<Row> = {
  /** Identifies the list with its sort and filters. */
  list: string;
  kinds: readonly KeyKind[];
  keyOf: (row: Row) => KeyValue[];
  /**
   * Returns rows from the cursor on, or from the beginning without one; in reverse order for the direction "before".
   * `size` is one of the fixed fetch sizes, larger than the requested limit.
   */
  fetch: (cursor: Cursor | null, size: FetchSize) => Promise<Row[]>;
};

export const byId: Pick<PagedList<{ id: string }>, "kinds" | "keyOf"> = { kinds: ["id"], keyOf: (row) => [row.id] };

/** Row counts of statements, as literals: a limit as a parameter would prevent PostgreSQL from caching its plan. */
export const fetchSizes = [21, 51, 101, 501] as const;
export type FetchSize = (typeof fetchSizes)[number];

/** Returns the smallest size for a page and the row that shows whether there is another page. */
export const fetchSizeFor = (limit: number): FetchSize => fetchSizes.find((size) => size > limit) ?? 501;

export type PageOf<Row> = { data: Row[]; page: { next: string | null; previous: string | null; limit: number } };

/** Reads one page with the cursors of its neighbours. A cursor with nothing before it returns the first page. */
export async function readPage<Row>(
  paged: PagedList<Row>,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<Row>> {
  const { limit } = query;
  const size = fetchSizeFor(limit);
  let cursor = query.cursor === undefined ? null : readCursor(query.cursor, paged.list, paged.kinds);
  let rows = await paged.fetch(cursor, size);
  if (cursor?.direction === "before" && rows.length === 0) {
    cursor = null;
    rows = await paged.fetch(cursor, size);
  }
  const more = rows.length > limit;
  const data = rows.slice(0, limit);
  if (cursor?.direction === "before") data.reverse();
  const at = (row: Row | undefined, direction: Cursor["direction"]): string | null => {
    // An empty page has no row of its own to go back from.
    const values = row === undefined ? cursor?.values : paged.keyOf(row);
    return values === undefined ? null : writeCursor(paged.list, { direction, values });
  };
  const isBackward = cursor?.direction === "before";
  return {
    data,
    page: {
      next: isBackward || more ? at(data.at(-1), "after") : null,
      previous: (isBackward ? more : cursor !== null) ? at(data[0], "before") : null,
      limit,
    },
  };
}

/**
 * Returns the page around an index: up to half of it before, the rest from there on. `rows` are in the list's order,
 * more than a page in both directions if there are as many, and `place` is the index of the first that is not before
 * it.
 */
export function pageAround<Row>(
  { list, keyOf }: Pick<PagedList<Row>, "list" | "keyOf">,
  rows: readonly Row[],
  place: number,
  limit: number,
): PageOf<Row> {
  const first = Math.max(0, place - Math.floor((limit - 1) / 2));
  const data = rows.slice(first, first + limit);
  const at = (row: Row | undefined, direction: Cursor["direction"]): string | null =>
    row === undefined ? null : writeCursor(list, { direction, values: keyOf(row) });
  return {
    data,
    page: {
      next: rows.length > first + limit ? at(data.at(-1), "after") : null,
      previous: first > 0 ? at(data[0], "before") : null,
      limit,
    },
  };
}
