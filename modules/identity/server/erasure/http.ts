import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { erasureRoutes } from "../../contract/erasure/routes.ts";
import { readAccount } from "../accounts/queries.ts";
import { presentErasure, type ErasureContext } from "./present-erasure.ts";
import { erasePersonJob, erasePersonTask } from "./apply-erasure.ts";
import { createErasure, requireEraser } from "./create-erasure.ts";

export const bindErasure = (context: ErasureContext): { routes: BoundRoute[]; jobs: Record<string, JobHandler> } => ({
  routes: bindRoutes(erasureRoutes, {
    async readErasure({ db, actor, params }) {
      await requireEraser(db, context, actor);
      const account = await readAccount(db, params.id);
      if (account === null) throw refuse("not_found");
      return { data: await presentErasure(db, context, actor, { personId: params.id, status: account.status }) };
    },
    startErasure: ({ tx, actor, params, body, facts }) =>
      inData(createErasure(tx, context, { actor, requestId: facts.id }, params.id, body)),
  }),
  jobs: { [erasePersonTask]: erasePersonJob(context) },
});
