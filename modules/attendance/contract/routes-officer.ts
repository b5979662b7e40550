import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, id, idParams, page } from "#shared/wire.ts";
import { evaluation, evaluationInput } from "./evaluation.ts";
import {
  absence,
  createAbsence,
  dayDetails,
  deleteAbsenceQuery,
  listAbsencesQuery,
  monthLock,
  monthParams,
  recomputation,
  reopenMonth,
  updateAbsence,
} from "./schemas-day.ts";
import {
  board,
  boardQuery,
  compareZone,
  scheduleTrial,
  sheetQuery,
  trySchedule,
  zoneComparison,
} from "./schemas-officer.ts";
import { ruleDate } from "./schemas-parts.ts";
import {
  correctedPunch,
  decideReview,
  enterPunch,
  listReviewQuery,
  reviewedPunch,
  reviewOutcome,
  voidPunch,
} from "./schemas-punch.ts";

const personDate = z.strictObject({ id, date: ruleDate });

/** The engine by itself. */
export const evaluationRoutes = {
  evaluate: route({
    method: "POST",
    path: "/attendance/evaluate",
    permission: "attendance.manage",
    summary: "The engine by itself: everything in, everything out; reads and saves nothing.",
    body: evaluationInput,
    output: data(evaluation),
    status: 200,
    transaction: "own",
    bodyLimit: 10_000_000,
  }),
};

/** Looking at attendance. */
export const officerRoutes = {
  readBoard: route({
    method: "GET",
    path: "/attendance/board",
    permission: "attendance.manage",
    summary: "Who is here now.",
    query: boardQuery,
    output: board,
    errors: ["cursor_invalid"],
  }),
  readSheet: route({
    method: "GET",
    path: "/attendance/sheet",
    permission: "attendance.manage",
    summary: "A month: a row a person, a cell a day. By `accept` JSON in pages, or all of it as CSV or XLSX, streamed.",
    query: sheetQuery,
    output: "raw",
    produces: "application/json",
    errors: ["cursor_invalid"],
  }),
  readDayDetails: route({
    method: "GET",
    path: "/attendance/people/{id}/days/{date}",
    permission: "attendance.manage",
    summary: "One date of one person: the rows, the punches and the reasons.",
    params: personDate,
    output: data(dayDetails),
  }),
  trySchedule: route({
    method: "POST",
    path: "/attendance/trials",
    permission: "attendance.manage",
    summary: "Which schedule applies to somebody on a date, why, and what the day would be.",
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
    summary: "What a changed zone would have made of a month's real punches.",
    body: compareZone,
    output: data(zoneComparison),
    status: 200,
    transaction: "own",
    errors: ["zone_unknown", "fields_conflict"],
  }),
};

/** Changing what happened. */
export const correctionRoutes = {
  enterPunch: route({
    method: "POST",
    path: "/attendance/corrections",
    permission: "attendance.manage",
    summary: "Enters a punch for somebody else.",
    body: enterPunch,
    output: data(correctedPunch),
    errors: ["fields_conflict", "person_unknown", "lookup_unknown", "month_locked", "own_attendance", "already_open"],
  }),
  voidPunch: route({
    method: "POST",
    path: "/attendance/punches/{id}/void",
    permission: "attendance.manage",
    summary: "Takes a punch back; it is kept and counts in nothing.",
    params: idParams,
    body: voidPunch,
    output: data(correctedPunch),
    status: 200,
    errors: ["fields_conflict", "lookup_unknown", "month_locked", "own_attendance"],
  }),
  listReview: route({
    method: "GET",
    path: "/attendance/review",
    permission: "attendance.manage",
    summary: "Punches worth a look, the newest first.",
    query: listReviewQuery,
    output: page(reviewedPunch),
    errors: ["cursor_invalid"],
  }),
  decideReview: route({
    method: "POST",
    path: "/attendance/review",
    permission: "attendance.manage",
    summary: "Accepts punches or rejects them; doing it twice changes nothing.",
    body: decideReview,
    output: data(reviewOutcome),
    status: 200,
    errors: ["fields_conflict"],
  }),
  listAbsences: route({
    method: "GET",
    path: "/attendance/absences",
    permission: "attendance.manage",
    summary: "Leave, missions and permissions, the newest first.",
    query: listAbsencesQuery,
    output: page(absence),
    errors: ["cursor_invalid"],
  }),
  createAbsence: route({
    method: "POST",
    path: "/attendance/absences",
    permission: "attendance.manage",
    summary: "Enters leave, a mission or a permission; the days concerned are computed again.",
    body: createAbsence,
    output: data(absence),
    errors: ["fields_conflict", "person_unknown", "lookup_unknown", "month_locked", "own_attendance"],
  }),
  deleteAbsence: route({
    method: "DELETE",
    path: "/attendance/absences/{id}",
    permission: "attendance.manage",
    summary: "Takes it back; the request that entered it counts as revoked, and what it used is free again.",
    params: idParams,
    query: deleteAbsenceQuery,
    output: noContent,
    errors: ["fields_conflict", "month_locked", "own_attendance"],
  }),
  updateAbsence: route({
    method: "PATCH",
    path: "/attendance/absences/{id}",
    permission: "attendance.manage",
    summary: "Shortens it; the request that entered it uses only what is left.",
    params: idParams,
    body: updateAbsence,
    output: data(absence),
    errors: ["fields_conflict", "month_locked", "own_attendance", "stale_version"],
  }),
  listMonths: route({
    method: "GET",
    path: "/attendance/months",
    permission: "attendance.manage",
    summary: "The last 24 months and whether they are locked.",
    output: z.object({ data: z.array(monthLock) }),
  }),
  lockMonth: route({
    method: "PUT",
    path: "/attendance/months/{month}/lock",
    permission: "attendance.manage",
    summary: "Locks a month that is over: nothing in it changes any more.",
    params: monthParams,
    output: data(monthLock),
    errors: ["month_not_over"],
  }),
  reopenMonth: route({
    method: "POST",
    path: "/attendance/months/{month}/reopening",
    permission: "attendance.manage",
    summary: "Opens a locked month again, with a reason that stays on record; its days are computed again.",
    params: monthParams,
    body: reopenMonth,
    output: data(monthLock),
    status: 200,
  }),
  listRecomputations: route({
    method: "GET",
    path: "/attendance/recomputations",
    permission: "attendance.manage",
    summary: "Days being computed again: those not finished, and the last ten.",
    output: z.object({ data: z.array(recomputation) }),
  }),
};
