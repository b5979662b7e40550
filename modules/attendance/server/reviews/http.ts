import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { listMarks } from "../rules/list-marks.ts";
import { markSeen } from "../rules/mark-seen.ts";
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
      markRuleSeen: async ({ tx, actor, params, facts }) => ({
        data: await markSeen(tx, context, { personId: actor.personId, requestId: facts.id }, params.id),
      }),
      decideReview: async ({ tx, actor, body, facts }) => ({
        data: await decideReview(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
      undoReview: async ({ tx, actor, body, facts }) => ({
        data: await undoReview(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
    },
  );
