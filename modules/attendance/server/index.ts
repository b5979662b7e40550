import type { Consumer } from "#platform/events/consume.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AttendanceContext } from "./context.ts";
import { computeDays, type Span } from "./days/compute-days.ts";
import { attendanceConsumer } from "./days/consumer.ts";
import { bindAttendance } from "./http.ts";
import { attendanceJobs, attendanceSchedules } from "./jobs.ts";
import { reviewConsumer } from "./reviews/consumer.ts";
import { createRules, loadRules } from "./rules/load-rules.ts";

export { countRoleUses } from "./subjects/sum-role-uses.ts";

/** The attendance module, ready to be served. */
export type Attendance = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
  /** Computes days by the rules as this transaction sees them, which may have written them: for the demonstration. */
  computeDays(tx: Transaction, personIds: readonly string[], span: Span): Promise<unknown>;
};

/** Places, schedules and exceptions, what people punch, and the days that follow from both. */
export function createAttendance(options: Omit<AttendanceContext, "rules">): Attendance {
  const context: AttendanceContext = { ...options, rules: createRules(options.settings) };
  return {
    routes: bindAttendance(context),
    jobs: attendanceJobs(context),
    schedules: attendanceSchedules,
    computeDays: (tx, personIds, span) => {
      const fresh = () => loadRules(tx, context.settings);
      return computeDays(tx, { current: fresh, at: fresh }, personIds, span);
    },
    consumers: [attendanceConsumer(context.settings), reviewConsumer(context.rules)],
  };
}
