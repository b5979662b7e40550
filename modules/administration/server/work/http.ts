import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { readPage } from "#platform/http/page.ts";
import { jobRoutes } from "../../contract/routes-dashboard.ts";
import type { FailedJob } from "../../contract/schemas-dashboard.ts";
import { decideJob } from "./decide-job.ts";
import { failedPage } from "./queries.ts";

export const bindWork = (): BoundRoute[] =>
  bindRoutes(jobRoutes, {
    listFailedJobs: ({ database, query }) => {
      const list = { list: "failed jobs", kinds: ["id"] as const, keyOf: ({ id }: FailedJob) => [id] };
      return readPage<FailedJob>({ ...list, fetch: failedPage(database.primary, []) }, query);
    },
    retryJob: ({ tx, actor, params, facts }) =>
      decideJob(tx, { personId: actor.personId, requestId: facts.id }, params.id, "retried"),
    giveUpJob: ({ tx, actor, params, facts }) =>
      decideJob(tx, { personId: actor.personId, requestId: facts.id }, params.id, "givenUp"),
  });
