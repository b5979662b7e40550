import type { BoundRoute } from "#platform/http/handler.ts";
import type { AttendanceContext } from "./context.ts";
import { bindSubjects } from "./subjects/http.ts";

/** The routes of every room, bound. */
export const bindAttendance = (context: AttendanceContext): BoundRoute[] => [...bindSubjects(context)];
