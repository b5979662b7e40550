import type { SecretKey } from "#platform/config/secret-key.ts";
import type { SealKeys } from "#platform/events/seal-keys.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AuditContext } from "./audit/context.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { AdministrationContext } from "./context.ts";
import { bindDashboard } from "./dashboard/http.ts";
import { sumActivity } from "./dashboard/sum-activity.ts";
import { administrationJobs, administrationSchedules } from "./jobs.ts";
import { bindSettings } from "./settings/http.ts";
import { bindWork } from "./work/http.ts";
import { bindAudit } from "./audit/http.ts";
import { createHiddenIds } from "./audit/hide-ids.ts";
import { auditJobs, auditSchedules } from "./audit/jobs.ts";

export { auditData } from "./audit/personal-data.ts";
export { auditErasure } from "./audit/erasure.ts";
export { indexNext as keepNextEntries } from "./audit/store.ts";

export type Administration = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  /** Runs the job of the same name directly, for the demonstration. */
  sumActivity(tx: Transaction): Promise<void>;
  /** Clears this node's cache of settings after a change on any node. */
  observe(events: readonly PublishedEvent[]): void;
};

export function createAdministration(context: AdministrationContext): Administration {
  return {
    routes: [...bindSettings(context), ...bindDashboard(context), ...bindWork()],
    jobs: administrationJobs(context.settings),
    schedules: administrationSchedules,
    sumActivity: (tx) => sumActivity(tx, context.settings),
    observe(events) {
      if (events.some(({ action }) => action === "settings.changed")) context.settings.forget();
    },
  };
}

export const createAudit = ({
  secretKey,
  sealKeys,
  ...dependencies
}: Omit<AuditContext, "ids"> & { secretKey: SecretKey; sealKeys: SealKeys }): {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
} => ({
  routes: bindAudit({ ...dependencies, ids: createHiddenIds(secretKey) }),
  jobs: auditJobs(sealKeys),
  schedules: auditSchedules,
});
