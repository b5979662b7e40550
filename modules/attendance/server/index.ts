import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { AttendanceContext } from "./context.ts";
import { bindAttendance } from "./http.ts";
import { createRules } from "./rules/load-rules.ts";

/** The attendance module, ready to be served. */
export type Attendance = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
};

/** Places, schedules and exceptions, what people punch, and the days that follow from both. */
export function createAttendance(options: Omit<AttendanceContext, "rules">): Attendance {
  const context: AttendanceContext = { ...options, rules: createRules(options.settings) };
  return { routes: bindAttendance(context), jobs: {}, schedules: [] };
}
