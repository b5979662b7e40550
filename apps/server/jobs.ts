import { ensureAuditPartitions } from "#platform/events/partitions.ts";
import { sealAudit } from "#platform/events/seal.ts";
import { purgeAnswers } from "#platform/http/idempotency.ts";
import { purgeRateLimits } from "#platform/http/rate-limit.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";

/** What the house does for itself, whatever modules live in it. */
export const houseJobs: Record<string, JobHandler> = {
  "audit.seal": async ({ database }) => void (await sealAudit(database.primary)),
  "audit.partitions": async ({ database }) => void (await ensureAuditPartitions(database.primary)),
  "idempotency.purge": ({ database }) => purgeAnswers(database.primary),
  "rateLimit.purge": ({ database }) => purgeRateLimits(database.primary),
};

/** When, in UTC. */
export const houseSchedules: readonly Schedule[] = [
  { task: "audit.seal", cron: "* * * * *" },
  { task: "audit.partitions", cron: "10 2 * * *", catchUpMinutes: 1440 },
  { task: "idempotency.purge", cron: "20 * * * *" },
  { task: "rateLimit.purge", cron: "40 3 * * *", catchUpMinutes: 1440 },
];
