import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { checkTallies } from "./check-tallies.ts";

const check = "polls.checkTallies";

export const pollJobs: Record<string, JobHandler> = {
  [check]: async ({ database, log, signal }) => {
    const wrong = await checkTallies(database.primary, signal);
    if (wrong.length > 0) log.error({ wrong: wrong.slice(0, 100), count: wrong.length }, "tallies of polls are wrong");
  },
};

export const pollSchedules: readonly Schedule[] = [{ task: check, cron: "23 2 * * *", catchUpMinutes: 720 }];
