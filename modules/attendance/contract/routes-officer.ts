import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { countSubjects, subjects, subjectsQuery } from "#shared/subjects.ts";
import { data, id, idParams, page } from "#shared/wire.ts";
import { evaluation, evaluationInput } from "./evaluation.ts";
import { boundedCreateRoute, boundedUpdateRoute, readingRoute } from "./routes-parts.ts";
import {
  absenceTrial,
  absence,
  createAbsence,
  cutAbsence,
  dayDetails,
  deleteAbsenceQuery,
  listAbsencesQuery,
  lockMonth,
  monthLock,
  monthParams,
  recomputation,
  reopenMonth,
  updateAbsence,
} from "./schemas-day.ts";
import { checklist, checklistQuery, openRequest, openRequestsQuery } from "./schemas-closing.ts";
import {
  board,
  boardQuery,
  compareZone,
  scheduleTrial,
  sheetQuery,
  trySchedule,
  unscheduledPerson,
  unscheduledQuery,
  zoneComparison,
} from "./schemas-officer.ts";
import { ruleDate, whole } from "./schemas-parts.ts";
import {
  correctedPunch,
  decideReview,
  enterPunch,
  listMarksQuery,
  listReviewQuery,
  reviewedPunch,
  reviewOutcome,
  ruleMark,
  undoneReview,
  undoReview,
  voidPunch,
} from "./schemas-punch.ts";
import { exportFindingsQuery, listFindingsQuery, workingTimeFinding } from "./schemas-working-time.ts";

const personDate = z.strictObject({ id, date: ruleDate });

export const evaluationRoutes = {
  evaluate: route({
    method: "POST",
    path: "/attendance/evaluate",
    permission: "attendance.manage",
    summary: "Evaluates a case by the attendance engine. Reads and saves nothing.",
    body: evaluationInput,
    output: data(evaluation),
    status: 200,
    transaction: "own",
  }),
};

export const boardRoutes = {
  readBoard: route({
    method: "GET",
    path: "/attendance/board",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns the attendance of all people at this moment, with counts by state, location and department.",
    query: boardQuery,
    output: board,
  }),
};

export const sheetRoutes = {
  readSheet: route({
    method: "GET",
    path: "/attendance/sheet",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "hidden",
    summary: "Returns a month, a cell per person and date: pages of JSON, or all of it as CSV or XLSX, by `accept`.",
    query: sheetQuery,
    output: "raw",
    produces: "application/json",
  }),
};

/** The tester. */
export const trialRoutes = {
  trySchedule: route({
    method: "POST",
    path: "/attendance/trials",
    permission: "attendance.manage",
    summary: "Returns the schedule that applies to a person on a date, its reasons, and the resulting day.",
    body: trySchedule,
    output: data(scheduleTrial),
    status: 200,
    transaction: "own",
    errors: ["person_unknown", "role_unknown"],
  }),
  compareZone: route({
    method: "POST",
    path: "/attendance/comparisons",
    permission: "attendance.manage",
    summary:
      "Compares the result of a changed zone for a month's real punches with that of the current zone. Saves nothing.",
    body: compareZone,
    output: data(zoneComparison),
    status: 200,
    transaction: "own",
    errors: ["zone_unknown", "fields_conflict"],
  }),
};

/** Corrections of attendance. */
export const correctionRoutes = {
  readDayDetails: route({
    method: "GET",
    path: "/attendance/people/{id}/days/{date}",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns one date of a person with its slots, punches, absences and reasons.",
    params: personDate,
    output: data(dayDetails),
  }),
  enterPunch: route({
    method: "POST",
    path: "/attendance/corrections",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Enters a punch of another person.",
    body: enterPunch,
    output: data(correctedPunch),
    errors: ["fields_conflict", "person_unknown", "lookup_unknown", "month_locked", "own_attendance", "already_open"],
  }),
  voidPunch: route({
    method: "POST",
    path: "/attendance/punches/{id}/void",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Voids a punch: it is kept, but counts in no day.",
    params: idParams,
    body: voidPunch,
    output: data(correctedPunch),
    status: 200,
    errors: ["fields_conflict", "lookup_unknown", "month_locked", "own_attendance", "coverage_short"],
  }),
};

export const reviewRoutes = {
  listReview: readingRoute(
    "/attendance/review",
    "Returns suspicious punches, newest first.",
    listReviewQuery,
    reviewedPunch,
  ),
  decideReview: route({
    method: "POST",
    path: "/attendance/review",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Accepts or rejects suspicious punches. Idempotent.",
    body: decideReview,
    output: data(reviewOutcome),
    status: 200,
    errors: ["fields_conflict"],
  }),
  undoReview: route({
    method: "POST",
    path: "/attendance/review/undo",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Undoes the caller's own decisions of the last ten minutes; the punches wait for review again.",
    body: undoReview,
    output: data(undoneReview),
    status: 200,
  }),
  listRuleMarks: route({
    method: "GET",
    path: "/attendance/review/rules",
    permission: "attendance.manage",
    viewing: "hidden",
    summary: "Returns changes of rules that affect days of their own author, newest first.",
    query: listMarksQuery,
    output: page(ruleMark),
  }),
  markRuleSeen: route({
    method: "PUT",
    path: "/attendance/review/rules/{id}/seen",
    permission: "attendance.manage",
    summary: "Marks such a change as seen by another officer. Idempotent.",
    params: idParams,
    output: data(ruleMark),
    errors: ["own_attendance"],
  }),
};

const absences = "/attendance/absences";

export const absenceRoutes = {
  listAbsences: readingRoute(
    absences,
    "Returns leave, missions and permissions, newest first.",
    listAbsencesQuery,
    absence,
  ),
  createAbsence: boundedCreateRoute(
    absences,
    "Enters leave, a mission or a permission, and recomputes its days.",
    createAbsence,
    absence,
    ["fields_conflict", "person_unknown", "lookup_unknown", "month_locked", "own_attendance"],
  ),
  tryAbsence: route({
    method: "POST",
    path: `${absences}/trial`,
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Returns which rules of coverage an absence would break. Saves nothing.",
    body: createAbsence,
    output: data(absenceTrial),
    status: 200,
    transaction: "own",
  }),
  deleteAbsence: route({
    method: "DELETE",
    path: "/attendance/absences/{id}",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Deletes an absence. The request that entered it becomes revoked and releases the allowance that it used.",
    params: idParams,
    query: deleteAbsenceQuery,
    output: noContent,
    errors: ["fields_conflict", "month_locked", "own_attendance"],
  }),
  updateAbsence: boundedUpdateRoute(
    absences,
    "Shortens an absence. The request that entered it uses only the remaining part of its allowance.",
    updateAbsence,
    absence,
    ["fields_conflict", "month_locked", "own_attendance"],
  ),
  cutAbsence: route({
    method: "POST",
    path: "/attendance/absences/{id}/cuts",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Takes dates out of an absence of whole days, and returns what is left of it.",
    params: idParams,
    body: cutAbsence,
    output: z.object({ data: z.array(absence) }),
    status: 200,
    errors: ["stale_version", "fields_conflict", "month_locked", "own_attendance"],
  }),
};

/** Locks of months, and the recomputations that they wait for. */
export const monthRoutes = {
  listMonths: route({
    method: "GET",
    path: "/attendance/months",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns the last 24 months and their locks.",
    output: z.object({ data: z.array(monthLock) }),
  }),
  lockMonth: route({
    method: "PUT",
    path: "/attendance/months/{month}/lock",
    permission: "attendance.manage",
    summary:
      "Locks a month that is over; its days cannot change until it is reopened. While its checklist has open lines, a reason is required.",
    params: monthParams,
    body: lockMonth,
    output: data(monthLock),
    errors: ["month_not_over", "month_being_counted", "month_open"],
  }),
  reopenMonth: route({
    method: "POST",
    path: "/attendance/months/{month}/reopening",
    permission: "attendance.manage",
    summary: "Reopens a locked month for a reason that is stored in the audit, and recomputes its days.",
    params: monthParams,
    body: reopenMonth,
    output: data(monthLock),
    status: 200,
  }),
  listRecomputations: route({
    method: "GET",
    path: "/attendance/recomputations",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns unfinished recomputations and the last ten finished ones.",
    output: z.object({ data: z.array(recomputation) }),
  }),
};

/** The checklist of a month. */
export const closingRoutes = {
  readChecklist: route({
    method: "GET",
    path: "/attendance/checklist",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns what is open in a month, counted by line; a department filters only this.",
    query: checklistQuery,
    output: data(checklist),
  }),
  listOpenRequests: readingRoute(
    "/attendance/open-requests",
    "Returns undecided requests that concern attendance in a month, newest first.",
    openRequestsQuery,
    openRequest,
  ),
};

export const findingRoutes = {
  listFindings: readingRoute(
    "/attendance/working-time-findings",
    "Returns which people broke which rules of working time on closed days, newest first.",
    listFindingsQuery,
    workingTimeFinding,
  ),
  exportFindings: route({
    method: "GET",
    path: "/attendance/working-time-findings/export",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "hidden",
    summary: "Exports all findings that match the filters as CSV. The export is recorded.",
    query: exportFindingsQuery,
    output: "raw",
    produces: "text/csv",
  }),
};

/** Subjects of assignments and exception days. */
export const subjectRoutes = {
  listSubjects: route({
    method: "GET",
    path: "/attendance/subjects",
    permission: "attendance.manage",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns people and roles that a rule can name; within bounds, those whom they contain.",
    query: subjectsQuery,
    output: data(subjects),
  }),
  listUnscheduled: readingRoute(
    "/attendance/unscheduled-people",
    "Returns people who are employed on a date but have no assignment, or no hire date, by name.",
    unscheduledQuery,
    unscheduledPerson,
  ),
  countSubjects: route({
    method: "POST",
    path: "/attendance/subjects/count",
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Counts the distinct active people of some people and roles today.",
    body: countSubjects,
    output: data(z.object({ people: whole })),
    status: 200,
    transaction: "own",
  }),
};
