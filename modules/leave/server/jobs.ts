import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { LeaveContext } from "./context.ts";
import { recountHandler, recountJob, retryRuns } from "./recounts/compute-recount.ts";
import { applyHandovers } from "./uses/apply-handovers.ts";
import { computeUncounted } from "./uses/compute-uncounted.ts";

const count = "leave.countUses";
const retry = "leave.retryRecounts";

export const leaveJobs = (context: LeaveContext): Record<string, JobHandler> => ({
  [count]: async (job) => {
    const counted = await computeUncounted(job, context);
    const handed = await applyHandovers(job);
    if (counted + handed > 0) job.log.info({ people: counted, handed }, "counted leave that had not been counted");
  },
  [recountJob]: recountHandler(context),
  [retry]: ({ database }) => retryRuns(database.primary),
});

export const leaveSchedules: readonly Schedule[] = [
  // An earlier release that still runs enters leave without counting it.
  { task: count, cron: "*/10 * * * *", catchUpMinutes: 60 },
  { task: retry, cron: "35 * * * *" },
];
