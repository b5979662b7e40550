import { onlineManager, QueryClient, type DataTag, type QueryKey } from "@tanstack/react-query";
import type { Route, RouteOutput } from "#shared/route.ts";
import type { CallInput, CallOptions, Endpoint } from "./api.ts";
import { ApiProblem, Unreachable } from "./problems.ts";

/** The key of what an endpoint answers; without input, of everything it ever answered. */
export const keyOf = <R extends Route>(endpoint: Endpoint<R>, input?: CallInput<R>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** When a query is read again by itself; `staleTime` is in milliseconds. */
export type QueryHabits = { staleTime?: number; refetchOnWindowFocus?: boolean };

/** A query by its endpoint; its key carries the type of the answer, for `setQueryData` and `getQueryData`. */
export type EndpointQuery<R extends Route> = {
  queryKey: DataTag<readonly [path: string, input: CallInput<R>], RouteOutput<R>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<RouteOutput<R>>;
} & QueryHabits;

/** Reads an endpoint: `useQuery(queryOf(readTopic, { params: { id } }))`. */
export function queryOf<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  habits: QueryHabits = {},
): EndpointQuery<R> {
  const send = endpoint as (input: CallInput<R>, options: CallOptions) => Promise<RouteOutput<R>>;
  return {
    queryKey: [endpoint.path, input] as never,
    queryFn: ({ signal }) => send(input, { signal }),
    ...habits,
  };
}

/** What failed for want of a network is tried again; a refusal is an answer, and a timeout was tried twice already. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof Unreachable && (error.reason === "network" || error.reason === "gateway");

export function createQueryClient(): QueryClient {
  // It takes every start for one with a network, and then would not hear that the network has come.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: shouldRetry,
        // Asks even when the device says it is offline, so that a page can say so instead of waiting without a word.
        networkMode: "always",
        refetchOnReconnect: "always",
        // A page whose data this person may not see is another page, which the router's error boundary shows.
        throwOnError: (error) => error instanceof ApiProblem && error.status === 403,
      },
      mutations: { networkMode: "always" },
    },
  });
}
