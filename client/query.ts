import { QueryClient, queryOptions, type QueryKey } from "@tanstack/react-query";
import type { Route, RouteOutput } from "#shared/route.ts";
import type { CallInput, Endpoint } from "./api.ts";
import { Unreachable } from "./problems.ts";

/** The key of what an endpoint answers; without input, of everything it ever answered. */
export const keyOf = <R extends Route>(endpoint: Endpoint<R>, input?: CallInput<R>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** A query by its endpoint: `useQuery(queryOf(readTopic, { params: { id } }))`. */
export const queryOf = <R extends Route>(endpoint: Endpoint<R>, input: CallInput<R>) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }): Promise<RouteOutput<R>> =>
      (endpoint as (input: CallInput<R>, options: object) => Promise<RouteOutput<R>>)(input, { signal }),
  });

/** What failed for want of a network is tried again; a refusal is an answer, and a timeout was tried twice already. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof Unreachable && (error.reason === "network" || error.reason === "gateway");

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: shouldRetry,
        // Asks even when the device says it is offline, so that a page can say so instead of waiting without a word.
        networkMode: "always",
        refetchOnReconnect: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
