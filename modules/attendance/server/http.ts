import type { BoundRoute } from "#platform/http/handler.ts";
import type { AttendanceContext } from "./context.ts";
import { bindPunches } from "./punches/http.ts";
import { bindDays } from "./days/http.ts";
import { bindEvaluation } from "./evaluation/http.ts";
import { bindSubjects } from "./subjects/http.ts";

/** The routes of every room, bound. */
export const bindAttendance = (context: AttendanceContext): BoundRoute[] => [
  ...bindPunches(context),
  ...bindDays(context),
  ...bindSubjects(context),
  ...bindEvaluation(),
];
