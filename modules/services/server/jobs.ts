import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { ServicesContext } from "./context.ts";
import { reviewWaiting } from "./flow/check-steps.ts";

const review = "services.review";

export const serviceJobs = (context: ServicesContext): Record<string, JobHandler> => ({
  [review]: async ({ database, signal, log }) => {
    const changed = await reviewWaiting(database.primary, context, signal);
    if (changed > 0) log.info({ changed }, "asked others to decide requests");
  },
});

/** Leave begins and ends by date in the organisation's time zone; people, roles and managers change at any time. */
export const serviceSchedules: readonly Schedule[] = [{ task: review, cron: "*/10 * * * *", catchUpMinutes: 60 }];
