import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { sumActivity } from "./dashboard/sum-activity.ts";

const activityTask = "administration.sumActivity";

export const administrationJobs = (settings: SettingsSource): Record<string, JobHandler> => ({
  [activityTask]: ({ database, signal }) => sumActivity(database.primary, settings, signal),
});

export const administrationSchedules: readonly Schedule[] = [{ task: activityTask, cron: "*/10 * * * *" }];
