import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { SealKeys } from "#platform/events/seal-keys.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AuditContext } from "./audit/context.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { AdministrationContext } from "./context.ts";
import { bindDashboard } from "./dashboard/http.ts";
import { sumActivity } from "./dashboard/compute-activity.ts";
import { bindSettings } from "./settings/http.ts";
import { bindWork } from "./work/http.ts";
import { bindAudit } from "./audit/http.ts";
import { createHiddenIds } from "./audit/create-hidden-ids.ts";
import { auditJobs, auditSchedules } from "./audit/jobs.ts";

export { auditData } from "./audit/personal-data.ts";
export { auditErasure } from "./audit/erasure.ts";
export { indexNext as keepNextEntries } from "./audit/store.ts";

const activityTask = "administration.sumActivity";

export function createAdministration(context: AdministrationContext) {
  const sumAll: JobHandler = ({ database, signal }) =>
    transaction(database.primary, (tx) => sumActivity(tx, context.settings, signal));
  return {
    routes: [...bindSettings(context), ...bindDashboard(context), ...bindWork()],
    jobs: { [activityTask]: sumAll },
    schedules: [{ task: activityTask, cron: "*/10 * * * *" }],
    /** Runs the job of the same name directly, for the demonstration. */
    sumActivity: (tx: Transaction): Promise<void> => sumActivity(tx, context.settings),
    /** Clears this node's cache of settings after a change on any node. */
    observe(events: readonly PublishedEvent[]): void {
      if (events.some(({ action }) => action === "settings.changed")) context.settings.forget();
    },
  };
}

export const createAudit = ({
  secretKeys,
  sealKeys,
  ...dependencies
}: Omit<AuditContext, "ids"> & { secretKeys: SecretKeys; sealKeys: SealKeys }) => ({
  routes: bindAudit({ ...dependencies, ids: createHiddenIds(secretKeys) }),
  jobs: auditJobs(sealKeys),
  schedules: auditSchedules,
});
