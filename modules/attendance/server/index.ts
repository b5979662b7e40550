import type { BoundRoute } from "#platform/http/handler.ts";
import type { AttendanceContext } from "./context.ts";
import { bindAttendance } from "./http.ts";

/** The attendance module, ready to be served. */
export type Attendance = { routes: BoundRoute[] };

/** Places, schedules and exceptions, what people punch, and the days that follow from both. */
export function createAttendance(options: AttendanceContext): Attendance {
  return { routes: bindAttendance(options) };
}
