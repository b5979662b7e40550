import { ensureAuditPartitions } from "#platform/events/partitions.ts";
import { exportSeal } from "#platform/events/exported-seals.ts";
import type { SealKeys } from "#platform/events/seal-keys.ts";
import { sealAudit } from "#platform/events/seal.ts";
import { purgeAnswers } from "#platform/http/idempotency.ts";
import { purgeRateLimits } from "#platform/http/rate-limit.ts";
import type { Schedule } from "./runner.ts";
import type { JobHandler } from "./task.ts";

export const housekeepingJobs = (sealKeys: SealKeys): Record<string, JobHandler> => ({
  "audit.seal": async ({ database, log }) => {
    // The log is a copy outside the database to verify the chain against (`npm run audit:verify`).
    for (const seal of await sealAudit(database.primary, sealKeys)) log.info(exportSeal(seal), "sealed the audit");
  },
  "audit.partition": async ({ database, log }) => {
    const made = await ensureAuditPartitions(database.owner);
    if (made.length > 0) log.info({ made }, "made partitions of the audit");
  },
  "house.sweep": async ({ database }) => {
    await purgeRateLimits(database.primary);
    await purgeAnswers(database.primary);
  },
});

export const housekeepingSchedules: readonly Schedule[] = [
  { task: "audit.seal", cron: "* * * * *" },
  { task: "audit.partition", cron: "23 1 * * *", catchUpMinutes: 24 * 60 },
  { task: "house.sweep", cron: "41 * * * *" },
];
