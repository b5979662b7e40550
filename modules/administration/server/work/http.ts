import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { byId, readPage } from "#platform/http/page.ts";
import { jobRoutes } from "../../contract/routes-dashboard.ts";
import type { FailedJob } from "../../contract/schemas-dashboard.ts";
import { decideJob } from "./decide-job.ts";
import { failedPage } from "./queries.ts";

export const bindWork = (): BoundRoute[] =>
  bindRoutes(jobRoutes, {
    listFailedJobs: ({ database, query }) =>
      readPage<FailedJob>({ list: "failed jobs", ...byId, fetch: failedPage(database.primary, []) }, query),
    retryJob: (call) => decideJob(call, call.params.id, "retried"),
    giveUpJob: (call) => decideJob(call, call.params.id, "givenUp"),
  });
