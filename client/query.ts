import {
  type keepPreviousData,
  onlineManager,
  QueryClient,
  type DataTag,
  type InfiniteData,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import type { Route, RouteOutput } from "#shared/route.ts";
import type { CallInput, CallOptions, Endpoint } from "./api.ts";
import { readKept, untilFresh } from "./kept-offline.ts";
import { isProblem } from "./problems.ts";

/** The key of an endpoint's answers; without input, of all its answers. */
export const keyOf = <R extends Route>(endpoint: Endpoint<R>, input?: CallInput<R>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** When a query is read again by itself; `staleTime` is in milliseconds. */
export type QueryHabits = {
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
  /** Its last answer is kept in this browser and shown while the server cannot be reached. */
  isKept?: boolean;
};

/** A query by its endpoint; its key carries the type of the answer, for `setQueryData` and `getQueryData`. */
export type EndpointQuery<R extends Route> = {
  queryKey: DataTag<readonly [path: string, input: CallInput<R>], RouteOutput<R>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<RouteOutput<R>>;
} & QueryHabits;

/** Reads an endpoint: `useQuery(queryOf(readTopic, { params: { id } }))`. */
export function queryOf<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  { isKept = false, ...habits }: QueryHabits = {},
): EndpointQuery<R> {
  const send = endpoint as (input: CallInput<R>, options: CallOptions) => Promise<RouteOutput<R>>;
  const queryKey = [endpoint.path, input];
  return {
    queryKey: queryKey as never,
    queryFn: ({ signal }) => {
      const read = (): Promise<RouteOutput<R>> => send(input, { signal });
      return isKept ? readKept(queryKey, null, read) : read();
    },
    ...habits,
    ...(isKept ? untilFresh : {}),
  };
}

/** The pages of a list that have been read, in their order. */
export type PagesOf<Page> = InfiniteData<Page, string>;

export type ListAnswer = { data: readonly unknown[]; page: { next: string | null; previous: string | null } };

/** A list by its endpoint, page after page; the page parameter is the cursor, empty for the beginning. */
export type PagesQuery<Answer extends ListAnswer> = {
  queryKey: DataTag<QueryKey, PagesOf<Answer>>;
  queryFn: (context: QueryFunctionContext<QueryKey, string>) => Promise<Answer>;
  initialPageParam: string;
  getNextPageParam: (last: Answer) => string | null;
  getPreviousPageParam: (first: Answer) => string | null;
  placeholderData?: typeof keepPreviousData;
} & QueryHabits;

/**
 * Reads a list page after page: `usePages(pagesOf(listTopics, { query: { category } }))`. Its key is `[path, "pages",
 * input]`. A first page that a cursor names is read from the beginning when the cursor is refused or leads past the end.
 */
export function pagesOf<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  { isKept = false, ...habits }: QueryHabits = {},
): PagesQuery<Extract<RouteOutput<R>, ListAnswer>> {
  type Answer = Extract<RouteOutput<R>, ListAnswer>;
  const send = endpoint as unknown as (input: unknown, options: CallOptions) => Promise<Answer>;
  const { query } = input as { query?: object };
  return {
    queryKey: [endpoint.path, "pages", input] as never,
    queryFn: async ({ client, queryKey, pageParam: cursor, signal }) => {
      const ask = (place: object): Promise<Answer> => send({ ...input, query: { ...query, ...place } }, { signal });
      const read = (place: object): Promise<Answer> =>
        isKept ? readKept(queryKey, place, () => ask(place)) : ask(place);
      if (cursor === "") return read({});
      const known = client.getQueryData<PagesOf<Answer>>(queryKey);
      if (known !== undefined && known.pageParams[0] !== cursor) return read({ cursor });
      try {
        const page = await read({ cursor });
        return page.data.length > 0 ? page : await read({});
      } catch (error) {
        if (!isProblem(error, "cursor_invalid")) throw error;
        return read({});
      }
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.page.next,
    getPreviousPageParam: (first) => first.page.previous,
    ...habits,
    ...(isKept ? untilFresh : {}),
  };
}

/** The refusal of everything until the session has the second factor that a role requires. */
export const confining = "second_factor_required_by_role";

/** Reads once more what is being read for the first time during a change: that answer may be older than the change. */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const known = this.getQueryCache().findAll(filters as InvalidateQueryFilters);
    const first = known.filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
    await super.invalidateQueries(filters, options);
    if (first.length === 0) return;
    await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []));
    const { refetchType } = filters;
    await super.invalidateQueries({ predicate: (query) => first.includes(query), ...(refetchType && { refetchType }) });
  }
}

export function createQueryClient(): QueryClient {
  // Its default is online, and then it would not notice that the network has come.
  onlineManager.setOnline(navigator.onLine);
  return new Queries({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // The renewal of sessions repeats a request once; every other error reaches the page as it is.
        retry: false,
        // Asks even when the device is offline, so that a page can say so instead of waiting.
        networkMode: "always",
        refetchOnReconnect: "always",
        // A page whose data this person may not see is another page, which the router's error boundary shows. A second
        // factor that is due concerns all pages: the page that sets it up takes their place.
        throwOnError: (error) => isProblem(error) && error.status === 403 && error.code !== confining,
      },
      mutations: { networkMode: "always" },
    },
  });
}
