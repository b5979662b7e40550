import { noContent, route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import { accountCounts, activity, failedJob, health } from "./schemas-dashboard.ts";

export const dashboardRoutes = {
  readActivity: route({
    method: "GET",
    path: "/dashboard/activity",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "How many people used Diwan, and how many topics and comments were written, on each of the last 30 days.",
    output: data(activity),
  }),
  countAccounts: route({
    method: "GET",
    path: "/dashboard/accounts",
    permission: "user.manage",
    viewing: "shown",
    summary: "How many accounts wait for an administrator.",
    output: data(accountCounts),
  }),
  readHealth: route({
    method: "GET",
    path: "/dashboard/health",
    permission: "setting.manage",
    viewing: "shown",
    summary: "How the installation is doing: jobs, mails, size of the database. Up to a minute old.",
    output: data(health),
  }),
};

export const jobRoutes = {
  listFailedJobs: route({
    method: "GET",
    path: "/jobs",
    permission: "setting.manage",
    viewing: "shown",
    summary: "Jobs that are out of attempts, the newest first.",
    query: pageOnly,
    output: page(failedJob),
  }),
  retryJob: route({
    method: "POST",
    path: "/jobs/{id}/retry",
    permission: "setting.manage",
    summary: "Gives a failed job all of its attempts again, the first at once.",
    params: idParams,
    output: noContent,
  }),
  giveUpJob: route({
    method: "DELETE",
    path: "/jobs/{id}",
    permission: "setting.manage",
    summary: "Gives a failed job up for good.",
    params: idParams,
    output: noContent,
  }),
};
