import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { decideReview } from "./decide-review.ts";
import { listReview } from "./list-review.ts";

const { listReview: list, decideReview: decide } = correctionRoutes;

export const bindReviews = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listReview: list, decideReview: decide },
    {
      listReview: ({ db, actor, query }) => listReview(db, context, actor.personId, query),
      decideReview: async ({ tx, actor, body, facts }) => ({
        data: await decideReview(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
    },
  );
