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
import { keepAnswer, readOrCached, refetchUntilFresh } from "./offline-answers.ts";
import { isProblem } from "./problems.ts";

/** Returns the key of an endpoint's answers; without input, of all its answers. */
export const keyOf = <R extends Route>(endpoint: Endpoint<R>, input?: CallInput<R>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** Refetch options of a query; `staleTime` is in milliseconds. */
export type RefetchOptions = {
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
  /** Keeps the last answer in this browser and shows it while the server is unreachable. */
  isCached?: boolean;
};

/** A query of an endpoint; its key carries the answer's type for `setQueryData` and `getQueryData`. */
export type EndpointQuery<R extends Route> = {
  queryKey: DataTag<readonly [path: string, input: CallInput<R>], RouteOutput<R>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<RouteOutput<R>>;
  initialData: () => RouteOutput<R> | undefined;
} & RefetchOptions;

type EarlyOptions = RefetchOptions & { queryKey: QueryKey; page: object | null };

/**
 * Returns the answer that arrived before its query, and keeps it like one that is read. A query with the stale time 0
 * is read anew anyway.
 */
function earlyAnswer<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  { queryKey, page, isCached, staleTime }: EarlyOptions,
): RouteOutput<R> | undefined {
  const answer = staleTime === 0 ? undefined : endpoint.early(input);
  if (answer !== undefined && isCached) keepAnswer(queryKey, page, answer);
  return answer;
}

/** Returns a query of an endpoint: `useQuery(queryOf(readTopic, { params: { id } }))`. */
export function queryOf<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  { isCached = false, ...habits }: RefetchOptions = {},
): EndpointQuery<R> {
  const send = endpoint as (input: CallInput<R>, options: CallOptions) => Promise<RouteOutput<R>>;
  const queryKey = [endpoint.path, input];
  return {
    queryKey: queryKey as never,
    queryFn: ({ signal }) => {
      const read = (): Promise<RouteOutput<R>> => send(input, { signal });
      return isCached ? readOrCached(queryKey, null, read) : read();
    },
    initialData: () => earlyAnswer(endpoint, input, { queryKey, page: null, isCached, ...habits }),
    ...habits,
    ...(isCached ? refetchUntilFresh : {}),
  };
}

export type PagesOf<Page> = InfiniteData<Page, string>;

export type ListAnswer = { data: readonly unknown[]; page: { next: string | null; previous: string | null } };

/** A paged query of a list endpoint; the page parameter is the cursor, empty for the first page. */
export type PagesQuery<Answer extends ListAnswer> = {
  queryKey: DataTag<QueryKey, PagesOf<Answer>>;
  queryFn: (context: QueryFunctionContext<QueryKey, string>) => Promise<Answer>;
  initialData?: () => PagesOf<Answer> | undefined;
  initialPageParam: string;
  getNextPageParam: (last: Answer) => string | null;
  getPreviousPageParam: (first: Answer) => string | null;
  placeholderData?: typeof keepPreviousData;
} & RefetchOptions;

/**
 * Returns a paged query of a list: `usePages(pagesOf(listTopics, { query: { category } }))`. Its key is `[path,
 * "pages", input]`. If the cursor of the first page is refused or past the end, the list is read from the beginning.
 */
export function pagesOf<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  { isCached = false, ...habits }: RefetchOptions = {},
): PagesQuery<Extract<RouteOutput<R>, ListAnswer>> {
  type Answer = Extract<RouteOutput<R>, ListAnswer>;
  const send = endpoint as unknown as (input: unknown, options: CallOptions) => Promise<Answer>;
  const { query } = input as { query?: object };
  const queryKey = [endpoint.path, "pages", input];
  return {
    queryKey: queryKey as never,
    queryFn: async ({ client, queryKey, pageParam: cursor, signal }) => {
      const fetchPlace = (place: object): Promise<Answer> =>
        send({ ...input, query: { ...query, ...place } }, { signal });
      const read = (place: object): Promise<Answer> =>
        isCached ? readOrCached(queryKey, place, () => fetchPlace(place)) : fetchPlace(place);
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
    initialData() {
      const first = earlyAnswer(endpoint, input, { queryKey, page: {}, isCached, ...habits }) as Answer | undefined;
      return first && { pages: [first], pageParams: [""] };
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.page.next,
    getPreviousPageParam: (first) => first.page.previous,
    ...habits,
    ...(isCached ? refetchUntilFresh : {}),
  };
}

/** Error code of all requests until the session has the second factor that a role requires. */
export const secondFactorRequired = "second_factor_required_by_role";

/** Repeats a first fetch that was in flight during an invalidation: its answer may predate the change. */
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
  // The default is online, so a later change to online would go unnoticed.
  onlineManager.setOnline(navigator.onLine);
  return new Queries({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // The session renewal repeats a request once; all other errors reach the page.
        retry: false,
        // Also sends while the device is offline, so that a page can report the error instead of waiting.
        networkMode: "always",
        refetchOnReconnect: "always",
        // The router's error boundary renders the page for data that the user may not read. A required second factor
        // affects all pages; its setup page replaces them.
        throwOnError: (error) => isProblem(error) && error.status === 403 && error.code !== secondFactorRequired,
      },
      mutations: { networkMode: "always" },
    },
  });
}
