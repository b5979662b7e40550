import type { BoundRoute } from "#platform/http/handler.ts";
import type { AttendanceContext } from "./context.ts";
import { bindAbsences } from "./absences/http.ts";
import { bindBoard } from "./board/http.ts";
import { bindExceptionDays } from "./exception-days/http.ts";
import { bindFindings } from "./findings/http.ts";
import { bindLocationZoneUsers } from "./location-zone-users/http.ts";
import { bindLocations } from "./locations/http.ts";
import { bindLookups } from "./lookups/http.ts";
import { bindCorrections, bindPunches } from "./punches/http.ts";
import { bindReviews } from "./reviews/http.ts";
import { bindDays } from "./days/http.ts";
import { bindEvaluation } from "./http-evaluation.ts";
import { bindSheet } from "./sheet/http.ts";
import { bindSubjects } from "./subjects/http.ts";
import { bindTrials } from "./trials/http.ts";
import { bindWorkingTimeRules } from "./working-time-rules/http.ts";
import { bindZones } from "./zones/http.ts";

export const bindAttendance = (context: AttendanceContext): BoundRoute[] => [
  ...bindPunches(context),
  ...bindCorrections(context),
  ...bindAbsences(context),
  ...bindReviews(context),
  ...bindDays(context),
  ...bindBoard(context),
  ...bindSheet(context),
  ...bindSubjects(context),
  ...bindLookups(),
  ...bindZones(context),
  ...bindLocations(context),
  ...bindLocationZoneUsers(context),
  ...bindExceptionDays(context),
  ...bindWorkingTimeRules(context),
  ...bindFindings(context),
  ...bindEvaluation(),
  ...bindTrials(context),
];
