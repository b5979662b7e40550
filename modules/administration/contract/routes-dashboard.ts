import { noContent, route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import { accountCounts, activity, failedJob, health } from "./schemas-dashboard.ts";

export const dashboardRoutes = {
  readActivity: route({
    method: "GET",
    path: "/dashboard/activity",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Returns the counts of active people, topics and comments for each of the last 30 days.",
    output: data(activity),
  }),
  countAccounts: route({
    method: "GET",
    path: "/dashboard/accounts",
    permission: "user.manage",
    viewing: "shown",
    summary: "Returns the number of accounts that wait for an administrator.",
    output: data(accountCounts),
  }),
  readHealth: route({
    method: "GET",
    path: "/dashboard/health",
    permission: "setting.manage",
    viewing: "shown",
    summary: "Returns the state of jobs and mails and the size of the database, up to a minute old.",
    output: data(health),
  }),
};

export const jobRoutes = {
  listFailedJobs: route({
    method: "GET",
    path: "/jobs",
    permission: "setting.manage",
    viewing: "shown",
    summary: "Lists the failed jobs, newest first.",
    query: pageOnly,
    output: page(failedJob),
  }),
  retryJob: route({
    method: "POST",
    path: "/jobs/{id}/retry",
    permission: "setting.manage",
    summary: "Retries a failed job at once, with all its attempts.",
    params: idParams,
    output: noContent,
  }),
  giveUpJob: route({
    method: "DELETE",
    path: "/jobs/{id}",
    permission: "setting.manage",
    summary: "Discards a failed job.",
    params: idParams,
    output: noContent,
  }),
};
