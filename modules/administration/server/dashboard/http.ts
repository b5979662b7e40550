import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { dashboardRoutes } from "../../contract/routes-dashboard.ts";
import type { ActivityDay } from "../../contract/schemas-dashboard.ts";
import type { AdministrationContext } from "../context.ts";
import { countQueue, countWaitingAccounts, readDatabaseSize } from "./queries.ts";
import { listActivity } from "./compute-activity.ts";

const minute = 60_000;

/** Results are cached for a minute, for all administrators. */
export function bindDashboard({ settings, mail }: AdministrationContext): BoundRoute[] {
  const days = cacheBriefly<ActivityDay[]>(minute);
  const accounts = cacheBriefly<number>(minute);
  const sizes = cacheBriefly<string>(minute);
  return bindRoutes(dashboardRoutes, {
    readActivity: async ({ db }) => ({ data: { days: await days("activity", () => listActivity(db, settings)) } }),
    countAccounts: async ({ db }) => ({ data: { waiting: await accounts("waiting", () => countWaitingAccounts(db)) } }),
    async readHealth({ database }) {
      // Not cached: an administrator who has just decided about a job expects the change, and counting is fast.
      const { mailsWaiting, mailsFailed, ...jobs } = await countQueue(database.primary);
      const databaseBytes = Number(await sizes("database", () => readDatabaseSize(database.primary)));
      const mails = { isSet: mail.smtpUrl !== null, waiting: mailsWaiting, failed: mailsFailed };
      return { data: { jobs, mail: mails, databaseBytes } };
    },
  });
}
