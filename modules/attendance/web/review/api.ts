import { endpoint } from "#client/api.ts";
import { pagesOf } from "#client/query.ts";
import type { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { ReviewSearch } from "./search.ts";

type Routes = typeof correctionRoutes;

export const listReview = endpoint<Routes["listReview"]>("GET", "/attendance/review");
export const decideReview = endpoint<Routes["decideReview"]>("POST", "/attendance/review");
export const undoReview = endpoint<Routes["undoReview"]>("POST", "/attendance/review/undo");

export const listRuleMarks = endpoint<Routes["listRuleMarks"]>("GET", "/attendance/review/rules");
export const markRuleSeen = endpoint<Routes["markRuleSeen"]>("PUT", "/attendance/review/rules/{id}/seen");

/** Changes of rules that reach their authors and that nobody else has seen yet: the newest. */
export const ruleMarksQuery = {
  queryKey: [listRuleMarks.path, "open"],
  queryFn: ({ signal }: { signal: AbortSignal }) => listRuleMarks({ query: { limit: 20 } }, { signal }),
};

/** The list that an address names, page after page; it does not change by itself under somebody's hands. */
export const reviewQuery = (filters: Omit<ReviewSearch, "punch">) =>
  pagesOf(listReview, { query: filters }, { refetchOnWindowFocus: false });
