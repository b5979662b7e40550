import type { BoundRoute } from "#platform/http/handler.ts";
import type { AttendanceContext } from "./context.ts";
import { bindAbsences } from "./absences/http.ts";
import { bindBulk } from "./bulk/http.ts";
import { bindClosing } from "./closing/http.ts";
import { bindBoard } from "./board/http.ts";
import type { ReadBoard } from "./board/list-board.ts";
import { bindFindings } from "./findings/http.ts";
import { bindOvertimeRequests } from "./overtime-requests/http.ts";
import { bindOvertime } from "./overtime/http.ts";
import { bindLookups } from "./lookups/http.ts";
import { bindCorrections, bindPunches } from "./punches/http.ts";
import { bindReviews } from "./reviews/http.ts";
import { bindRules } from "./http-rules.ts";
import { bindDays } from "./days/http.ts";
import { bindEvaluation } from "./http-evaluation.ts";
import { bindSheet } from "./sheet/http.ts";
import { bindSubjects } from "./subjects/http.ts";
import { bindTrials } from "./trials/http.ts";

export const bindAttendance = (context: AttendanceContext, listBoard: ReadBoard): BoundRoute[] => [
  ...bindPunches(context),
  ...bindCorrections(context),
  ...bindAbsences(context),
  ...bindBulk(context),
  ...bindReviews(context),
  ...bindDays(context),
  ...bindClosing(context),
  ...bindBoard(listBoard),
  ...bindSheet(context),
  ...bindSubjects(context),
  ...bindLookups(),
  ...bindRules(context),
  ...bindFindings(context),
  ...bindOvertime(context),
  ...bindOvertimeRequests(context),
  ...bindEvaluation(),
  ...bindTrials(context),
];
