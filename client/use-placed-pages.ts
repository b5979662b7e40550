import { hashKey, useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useLocation, useMatch, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  coveredTop,
  findTopRow,
  followScroll,
  readPlace,
  replaceEntry,
  rowsIn,
  writePlace,
  type ListPlace,
} from "./list-place.ts";
import type { ListAnswer, PagesOf, PagesQuery } from "./query.ts";
import { usePages, type RowOf } from "./use-pages.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

/** Maximum pages loaded after the one named by the address until the window is full. */
const maxFills = 3;

type IdOf<Answer extends ListAnswer> = (row: RowOf<Answer>) => string;

const keyFrom = (key: QueryKey, cursor: string): QueryKey => (cursor === "" ? key : [...key, cursor]);

/** Returns the cursor of the page that contains a row; undefined if the row is not loaded. */
function findCursor<Answer extends ListAnswer>(
  pages: PagesOf<Answer> | undefined,
  row: string | undefined,
  idOf: IdOf<Answer>,
): string | undefined {
  const index = pages?.pages.findIndex(({ data }) => data.some((one) => idOf(one) === row)) ?? -1;
  return pages?.pageParams[index];
}

/** Returns the cursor from which to read a list so that it contains a place; prefers a cached list. */
function findStart<Answer extends ListAnswer>(
  client: QueryClient,
  key: QueryKey,
  { row, cursor }: ListPlace,
  idOf: IdOf<Answer>,
): string {
  const known = client
    .getQueriesData<PagesOf<Answer>>({ queryKey: key })
    .find(
      ([of, pages]) => hashKey(of.slice(0, key.length)) === hashKey(key) && findCursor(pages, row, idOf) !== undefined,
    );
  return known === undefined ? cursor : String(known[0][key.length] ?? "");
}

/**
 * Keeps the place of a paged list in the address: `#row=12&cursor=…` follows the topmost visible row, and the list
 * opens there after a reload, Back, or in another browser. A changed filter starts from the beginning. Rows carry
 * `data-row`, `frame` is the ref of their container; `restart` reads the beginning again and rejects if that fails.
 */
export function usePlacedPages<Answer extends ListAnswer>(query: PagesQuery<Answer>, idOf: IdOf<Answer>) {
  const client = useQueryClient();
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const href = useLocation({ select: (location) => location.href });
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const list = hashKey(query.queryKey);
  const place = readPlace(hash);
  const [start, setStart] = useState(() => ({
    list,
    hash,
    cursor: place === null ? "" : findStart(client, query.queryKey, place, idOf),
  }));
  if (start.list !== list || start.hash !== hash) {
    const kept = start.list === list ? start.cursor : "";
    setStart({ list, hash, cursor: place === null ? kept : findStart(client, query.queryKey, place, idOf) });
  }
  const pages = usePages(
    {
      ...query,
      queryKey: keyFrom(query.queryKey, start.cursor) as typeof query.queryKey,
      initialPageParam: start.cursor,
      initialData: () => (start.cursor === "" ? query.initialData?.() : undefined),
    },
    idOf,
  );
  const { data, isPlaceholderData } = pages;
  const first = pages.rows?.[0];
  const steady = useScrollAnchor<HTMLDivElement & HTMLOListElement & HTMLUListElement>(
    first === undefined ? undefined : idOf(first),
  );
  const frame = steady.list;
  const wanted = useRef<{ row: string; fills: number } | null>(null);

  const want = (fragment: string): void => {
    const row = readPlace(fragment)?.row;
    wanted.current = row === undefined ? null : { row, fills: 0 };
  };
  const reveal = useEffectEvent((): void => {
    if (wanted.current === null || frame.current === null || pages.rows === undefined || isPlaceholderData) return;
    const rows = rowsIn(frame.current);
    const found = rows.find(({ dataset }) => dataset["row"] === wanted.current?.row);
    const row = found ?? (start.cursor === "" ? undefined : rows[0]);
    const { rowTop } = (window.history.state ?? {}) as { rowTop?: number };
    if (row !== undefined) {
      const top = row.getBoundingClientRect().top - (found === undefined ? coveredTop : (rowTop ?? coveredTop));
      window.scrollBy({ top, behavior: "instant" });
    }
    const isShort = frame.current.getBoundingClientRect().bottom < window.innerHeight;
    if (!isShort || !pages.hasNextPage || wanted.current.fills === maxFills) wanted.current = null;
    else if (!pages.isFetching) {
      wanted.current.fills += 1;
      pages.later.onLoad();
    }
  });
  useLayoutEffect(() => want(hash), [hash]);
  // On every render: a page may show rows later than they are read.
  useLayoutEffect(() => reveal());
  // The router restores the scroll position it saw last, which may be older than the place.
  useEffect(
    () =>
      router.subscribe("onRendered", ({ toLocation }) => {
        want(toLocation.hash);
        reveal();
      }),
    [router],
  );

  useEffect(() => {
    const record = (): void => {
      // A dialog over the list has its own address.
      if (isPlaceholderData || wanted.current !== null || frame.current === null || window.location.pathname !== path)
        return;
      const rows = rowsIn(frame.current);
      const top = findTopRow(rows);
      const row = top?.dataset["row"];
      const cursor = findCursor(data, row, idOf);
      if (top === undefined || row === undefined || cursor === undefined) return;
      const isBeginning = top === rows[0] && cursor === "" && data?.pages.length === 1;
      replaceEntry(isBeginning ? "" : writePlace({ row, cursor }), { rowTop: top.getBoundingClientRect().top });
    };
    const scrolling = followScroll(record);
    scrolling.soon();
    return scrolling.end;
    // Filters and dialogs replace the address, so the place must be written again.
  }, [data, frame, href, idOf, isPlaceholderData, path]);

  const restart = async (): Promise<void> => {
    client.setQueryData<PagesOf<Answer>>(
      query.queryKey,
      (shown) => shown && { pages: shown.pages.slice(0, 1), pageParams: [""] },
    );
    await client.fetchInfiniteQuery({ ...query, staleTime: 0 });
    setStart({ list, hash, cursor: "" });
  };
  const loadEarlier = async (): Promise<void> => {
    steady.hold();
    const { isFetchPreviousPageError } = await pages.fetchPreviousPage({ cancelRefetch: pages.isRefetching });
    if (isFetchPreviousPageError) steady.release();
  };
  return { ...pages, earlier: { ...pages.earlier, onLoad: () => void loadEarlier() }, frame, restart };
}
