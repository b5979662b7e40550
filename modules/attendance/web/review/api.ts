import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { locationRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type { RouteOutput } from "#shared/route.ts";
import type { ReviewSearch } from "./search.ts";

type Routes = typeof correctionRoutes;

export const listReview = endpoint<Routes["listReview"]>("GET", "/attendance/review");
export const decideReview = endpoint<Routes["decideReview"]>("POST", "/attendance/review");
const listLocations = endpoint<(typeof locationRoutes)["listLocations"]>("GET", "/attendance/locations");

export type ReviewPage = RouteOutput<Routes["listReview"]>;
export type ReviewPages = InfiniteData<ReviewPage, string | null>;

/** The list that an address names, page after page; it does not change by itself under somebody's hands. */
export const reviewQuery = (filters: Omit<ReviewSearch, "punch">) =>
  infiniteQueryOptions<ReviewPage, Error, ReviewPages, readonly unknown[], string | null>({
    queryKey: [listReview.path, "pages", filters],
    queryFn: ({ pageParam, signal }) =>
      listReview({ query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.page.next,
    refetchOnWindowFocus: false,
  });

/** The places to choose from, with their time zones. */
export const placesQuery = queryOf(listLocations, { query: { limit: 100 } });
