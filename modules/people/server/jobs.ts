import { civilDateIn } from "#platform/clock/civil-date.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { purgeViews } from "./directory/store.ts";

const purge = "people.purgeViews";

export const peopleJobs: Record<string, JobHandler> = {
  /** Deletes logged views after a year. */
  [purge]: async ({ database, signal }) => {
    const today = civilDateIn("UTC");
    while (!signal.aborted && (await transaction(database.primary, (tx) => purgeViews(tx, today))) > 0);
    signal.throwIfAborted();
  },
};

export const peopleSchedules: readonly Schedule[] = [{ task: purge, cron: "47 2 * * *", catchUpMinutes: 720 }];
