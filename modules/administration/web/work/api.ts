import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { jobRoutes } from "#modules/administration/contract/routes-dashboard.ts";

type Routes = typeof jobRoutes;

/** As many failed jobs as are shown; those that are decided make room for older ones. */
const mostShown = 50;

export const listFailedJobs = endpoint<Routes["listFailedJobs"]>("GET", "/jobs");
export const retryJob = endpoint<Routes["retryJob"]>("POST", "/jobs/{id}/retry");
export const giveUpJob = endpoint<Routes["giveUpJob"]>("DELETE", "/jobs/{id}");
export const failedJobsQuery = queryOf(listFailedJobs, { query: { limit: mostShown } }, { staleTime: 0 });
