import type { ReviewedPunch, Suspicion } from "#modules/attendance/contract/schemas-punch.ts";
import { reviewStates, suspicions } from "#modules/attendance/contract/kinds.ts";
import { dateIn, idIn, present } from "../read-address.ts";

/** Search parameters of the review: filters, and the selected punch. Without a state, open ones are listed. */
export type ReviewSearch = {
  state?: Exclude<ReviewedPunch["state"], "open">;
  suspicion?: Suspicion["kind"];
  location?: string;
  user?: string;
  from?: string;
  to?: string;
  punch?: string;
};

export type ReviewFilter = Exclude<keyof ReviewSearch, "state" | "punch">;
export const reviewFilters: readonly ReviewFilter[] = ["suspicion", "location", "user", "from", "to"];

export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const state = reviewStates.find((known) => known === search["state"]);
  return present({
    state: state === "open" ? undefined : state,
    suspicion: suspicions.find((known) => known === search["suspicion"]),
    location: idIn(search["location"]),
    user: idIn(search["user"]),
    from: dateIn(search["from"]),
    to: dateIn(search["to"]),
    punch: idIn(search["punch"]),
  });
}

/** Returns the search parameters without the selected punch. */
export const filtersOf = ({ punch: _, ...filters }: ReviewSearch): Omit<ReviewSearch, "punch"> => filters;
