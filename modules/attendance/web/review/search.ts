import type { ReviewedPunch, Suspicion } from "#modules/attendance/contract/schemas-punch.ts";

// Written once more, for the contract's own lists would bring its schemas into the browser.
export const reviewStates: readonly ReviewedPunch["state"][] = ["open", "accepted", "rejected"];
export const suspicions: readonly Suspicion["kind"][] = [
  "accuracy",
  "speed",
  "identicalPosition",
  "clockSkew",
  "outside",
  "offline",
];

/** The address of the review: what it is narrowed to, and the punch that is looked at. Open ones are shown without a state. */
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

const idOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^[1-9][0-9]{0,17}$/.test(value) ? value : undefined;

/** A date that there is, between 1900 and 2999. */
const dateOf = (value: unknown): string | undefined =>
  typeof value === "string" &&
  /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)
    ? value
    : undefined;

/** Reads an address; what does not belong there is left out. */
export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const state = reviewStates.find((known) => known === search["state"]);
  const found = {
    state: state === "open" ? undefined : state,
    suspicion: suspicions.find((known) => known === search["suspicion"]),
    location: idOf(search["location"]),
    user: idOf(search["user"]),
    from: dateOf(search["from"]),
    to: dateOf(search["to"]),
    punch: idOf(search["punch"]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Without the punch looked at: what the list is. */
export function filtersOf({ punch: _, ...filters }: ReviewSearch): Omit<ReviewSearch, "punch"> {
  return filters;
}
