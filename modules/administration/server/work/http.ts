import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { jobRoutes } from "../../contract/routes-dashboard.ts";
import { decideJob } from "./decide-job.ts";
import { listFailed } from "./list-failed.ts";

export const bindWork = (): BoundRoute[] =>
  bindRoutes(jobRoutes, {
    listFailedJobs: ({ database, query }) => listFailed(database.primary, query),
    retryJob: ({ tx, actor, params, facts }) =>
      decideJob(tx, { personId: actor.personId, requestId: facts.id }, params.id, "retried"),
    giveUpJob: ({ tx, actor, params, facts }) =>
      decideJob(tx, { personId: actor.personId, requestId: facts.id }, params.id, "givenUp"),
  });
