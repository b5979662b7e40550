import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { reviewRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { ReviewSearch } from "../search.ts";

export const listReview = endpoint(reviewRoutes.listReview);
export const decideReview = endpoint(reviewRoutes.decideReview);
export const undoReview = endpoint(reviewRoutes.undoReview);

export const listRuleMarks = endpoint(reviewRoutes.listRuleMarks);
export const markRuleSeen = endpoint(reviewRoutes.markRuleSeen);

/** The newest rule changes that affect their authors and that no other officer has seen yet. */
export const ruleMarksQuery = queryOf(listRuleMarks, { query: { limit: 20 } });

/** Pages of the list; not refetched on focus, as it is being edited. */
export const reviewQuery = (filters: Omit<ReviewSearch, "punch">) =>
  pagesOf(listReview, { query: filters }, { refetchOnWindowFocus: false });
