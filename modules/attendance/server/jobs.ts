import { ensurePartitions } from "#platform/events/partitions.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AttendanceContext } from "./context.ts";
import { closeDays } from "./days/close-days.ts";
import { openDays } from "./days/open-days.ts";
import { recomputeJob, recomputationJob } from "./days/compute-recomputation.ts";
import { purgeAttendance } from "./days/delete-attendance.ts";
import { remindPeople } from "./days/deliver-reminders.ts";

const open = "attendance.openDays";
const close = "attendance.closeDays";
const remind = "attendance.remind";
const purge = "attendance.purge";
const partition = "attendance.partition";

export const attendanceJobs = ({
  rules,
  settings,
}: Pick<AttendanceContext, "rules" | "settings">): Record<string, JobHandler> => ({
  [open]: ({ database, signal }) => openDays(database.primary, rules, signal),
  [close]: async ({ database, signal, log }) => {
    const changed = await closeDays(database.primary, rules, signal);
    if (changed > 0) log.info({ changed }, "closed days of attendance");
  },
  [recomputeJob]: recomputationJob(rules),
  [remind]: ({ database, signal }) => remindPeople(database.primary, settings, signal),
  [purge]: ({ database, signal }) => purgeAttendance(database, settings, signal),
  [partition]: async ({ database }) => {
    for (const table of ["punch", "punch_position", "attendance_day"] as const) {
      await ensurePartitions(database.owner, table);
    }
  },
});

/** Dates start and windows close at quarter hours of some time zone at any time of the day. */
export const attendanceSchedules: readonly Schedule[] = [
  { task: open, cron: "*/5 * * * *", catchUpMinutes: 60 },
  { task: close, cron: "*/5 * * * *", catchUpMinutes: 60 },
  { task: remind, cron: "*/5 * * * *" },
  { task: purge, cron: "47 1 * * *", catchUpMinutes: 24 * 60 },
  { task: partition, cron: "29 1 * * *", catchUpMinutes: 24 * 60 },
];
