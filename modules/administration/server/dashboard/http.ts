import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { dashboardRoutes } from "../../contract/routes-dashboard.ts";
import type { ActivityDay, Health } from "../../contract/schemas-dashboard.ts";
import type { AdministrationContext } from "../context.ts";
import { countQueue, countWaitingAccounts, readDatabaseSize } from "./queries.ts";
import { listActivity } from "./sum-activity.ts";

const minute = 60_000;

/** Results are cached for a minute, for all administrators. */
export function bindDashboard({ settings, mail }: AdministrationContext): BoundRoute[] {
  const days = cacheBriefly<ActivityDay[]>(minute);
  const accounts = cacheBriefly<number>(minute);
  const sizes = cacheBriefly<number>(minute);
  return bindRoutes(dashboardRoutes, {
    readActivity: async ({ db }) => ({ data: { days: await days("activity", () => listActivity(db, settings)) } }),
    countAccounts: async ({ db }) => ({ data: { waiting: await accounts("waiting", () => countWaitingAccounts(db)) } }),
    async readHealth({ database }) {
      // Not cached: an administrator who has just decided about a job expects the change, and counting is fast.
      const counts = await countQueue(database.primary);
      const data: Health = {
        jobs: {
          waiting: counts.waiting,
          retrying: counts.retrying,
          failed: counts.failed,
          oldestDueAt: counts.oldest_due_at,
        },
        mail: { isSet: mail.smtpUrl !== null, waiting: counts.mails_waiting, failed: counts.mails_failed },
        databaseBytes: await sizes("database", () => readDatabaseSize(database.primary)),
      };
      return { data };
    },
  });
}
