import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { reviewRoutes } from "../../contract/routes-officer.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { listMarks } from "../effects/list-marks.ts";
import { markSeen } from "../effects/mark-seen.ts";
import { decideReview, undoReview } from "./decide-review.ts";
import { listReview } from "./list-review.ts";

export const bindReviews = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(reviewRoutes, {
    listReview: ({ query, ...caller }) => listReview(queryOf(context, caller), query),
    listRuleMarks: ({ query, ...caller }) => listMarks(queryOf(context, caller), query),
    markRuleSeen: async ({ params, ...caller }) => ({ data: await markSeen(changeOf(context, caller), params.id) }),
    decideReview: async ({ body, ...caller }) => ({ data: await decideReview(changeOf(context, caller), body) }),
    undoReview: async ({ body, ...caller }) => ({ data: await undoReview(changeOf(context, caller), body) }),
  });
