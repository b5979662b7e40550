import { readCursor, writeCursor, type Cursor, type KeyKind, type KeyValue } from "./cursor.ts";

/** A list that is read page by page in the order of its keys, the last of which is unique. */
export type PagedList<Row> = {
  /** Names the list with its sort and filters. */
  list: string;
  kinds: readonly KeyKind[];
  keyOf: (row: Row) => KeyValue[];
  /**
   * Rows in walking order from the cursor on, or from the beginning when there is none: against the list's order when
   * the direction is "before". `size` is one of the few sizes that statements are written for, more than asked for.
   */
  fetch: (cursor: Cursor | null, size: FetchSize) => Promise<Row[]>;
};

/** How many rows statements fetch, as literals: a limit given as a parameter keeps PostgreSQL from keeping its plan. */
export const fetchSizes = [21, 51, 101] as const;
export type FetchSize = (typeof fetchSizes)[number];

/** The smallest size that holds a page and the row that tells whether there is another. */
export const fetchSizeFor = (limit: number): FetchSize => fetchSizes.find((size) => size > limit) ?? 101;

export type PageOf<Row> = { data: Row[]; page: { next: string | null; previous: string | null; limit: number } };

/** One page with the cursors of its neighbours. A cursor before which nothing is left answers the first page. */
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
 * The page that holds the row with these sort values (or, if there is none any more, their place): half of it before,
 * the rest from there on. The last sort value is an id, and `fetch` continues after it.
 */
export async function readPageAround<Row>(
  paged: PagedList<Row>,
  values: readonly KeyValue[],
  limit: number,
): Promise<PageOf<Row>> {
  const most = Math.floor((limit - 1) / 2);
  // The place just before an id, so that the row itself is the first after it.
  const start = [...values.slice(0, -1), String(BigInt(String(values.at(-1))) - 1n)];
  const earlier = await paged.fetch({ direction: "before", values: [...values] }, fetchSizeFor(most));
  const before = earlier.slice(0, most).reverse();
  const rest = limit - before.length;
  const later = await paged.fetch({ direction: "after", values: start }, fetchSizeFor(rest));
  const data = [...before, ...later.slice(0, rest)];
  const [first, last] = [data[0], data.at(-1)];
  const at = (row: Row, direction: Cursor["direction"]): string =>
    writeCursor(paged.list, { direction, values: paged.keyOf(row) });
  return {
    data,
    page: {
      next: later.length > rest && last !== undefined ? at(last, "after") : null,
      previous: earlier.length > before.length && first !== undefined ? at(first, "before") : null,
      limit,
    },
  };
}
