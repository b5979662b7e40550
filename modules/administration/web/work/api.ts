import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { jobRoutes } from "#modules/administration/contract/routes-dashboard.ts";

/** As many failed jobs as are shown; those that are decided make room for older ones. */
const mostShown = 50;

export const listFailedJobs = endpoint(jobRoutes.listFailedJobs);
export const retryJob = endpoint(jobRoutes.retryJob);
export const giveUpJob = endpoint(jobRoutes.giveUpJob);
export const failedJobsQuery = queryOf(listFailedJobs, { query: { limit: mostShown } }, { staleTime: 0 });
