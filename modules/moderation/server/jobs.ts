import { now } from "#platform/clock/clock.ts";
import { runBatches } from "#platform/jobs/batches.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { purgeCases } from "./cases/store.ts";

const purge = "moderation.purgeCases";

/** Deletes decided cases, with their snapshots, after the configured number of days. */
export const moderationJobs = (settings: SettingsSource): Record<string, JobHandler> => ({
  [purge]: async (job) => {
    const { reportCaseKeptDays } = await settings(job.database.primary);
    const before = new Date(now().getTime() - reportCaseKeptDays * 86_400_000);
    await runBatches(job, (tx) => purgeCases(tx, before));
  },
});

export const moderationSchedules: readonly Schedule[] = [{ task: purge, cron: "41 2 * * *", catchUpMinutes: 600 }];
