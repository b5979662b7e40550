import { ensureAuditPartitions } from "#platform/events/partitions.ts";
import { sealAudit } from "#platform/events/seal.ts";
import { purgeAnswers } from "#platform/http/idempotency.ts";
import { purgeRateLimits } from "#platform/http/rate-limit.ts";
import type { Schedule } from "./runner.ts";
import type { JobHandler } from "./task.ts";

/** What the house does by itself. */
export const housekeepingJobs: Record<string, JobHandler> = {
  "audit.seal": async ({ database, log }) => {
    for (const { number, rowCount, hash } of await sealAudit(database.primary)) {
      // The log is the copy outside the database that a shortened chain can be held against.
      log.info({ seal: number, rows: rowCount, hash: hash.toString("hex") }, "sealed the audit");
    }
  },
  "audit.partition": async ({ database, log }) => {
    const made = await ensureAuditPartitions(database.primary);
    if (made.length > 0) log.info({ made }, "made partitions of the audit");
  },
  "house.sweep": async ({ database }) => {
    await purgeRateLimits(database.primary);
    await purgeAnswers(database.primary);
  },
};

export const housekeepingSchedules: readonly Schedule[] = [
  { task: "audit.seal", cron: "* * * * *" },
  { task: "audit.partition", cron: "23 1 * * *", catchUpMinutes: 24 * 60 },
  { task: "house.sweep", cron: "41 * * * *" },
];
