import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import type { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { RouteOutput } from "#shared/route.ts";
import type { ReviewSearch } from "./search.ts";

type Routes = typeof correctionRoutes;

export const listReview = endpoint<Routes["listReview"]>("GET", "/attendance/review");
export const decideReview = endpoint<Routes["decideReview"]>("POST", "/attendance/review");

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
