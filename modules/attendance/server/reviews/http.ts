import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import { authorOf, type AttendanceContext } from "../context.ts";
import { listMarks } from "../effects/list-marks.ts";
import { markSeen } from "../effects/mark-seen.ts";
import { decideReview, undoReview } from "./decide-review.ts";
import { listReview } from "./list-review.ts";

const {
  listReview: list,
  decideReview: decide,
  undoReview: undo,
  listRuleMarks: marks,
  markRuleSeen: seen,
} = correctionRoutes;

export const bindReviews = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listReview: list, decideReview: decide, undoReview: undo, listRuleMarks: marks, markRuleSeen: seen },
    {
      listReview: ({ db, actor, query }) => listReview(db, context, actor.personId, query),
      listRuleMarks: ({ db, actor, query }) => listMarks(db, context, actor.personId, query),
      markRuleSeen: async ({ tx, params, ...caller }) => ({
        data: await markSeen(tx, context, authorOf(caller), params.id),
      }),
      decideReview: async ({ tx, body, ...caller }) => ({
        data: await decideReview(tx, context, authorOf(caller), body),
      }),
      undoReview: async ({ tx, body, ...caller }) => ({ data: await undoReview(tx, context, authorOf(caller), body) }),
    },
  );
