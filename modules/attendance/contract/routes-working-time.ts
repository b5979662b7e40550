import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  createWorkingTimeRule,
  exportFindingsQuery,
  listFindingsQuery,
  listWorkingTimeRulesQuery,
  updateWorkingTimeRule,
  workingTimeFinding,
  workingTimeRule,
  workingTimeRuleInList,
} from "./schemas-working-time.ts";

export const workingTimeRuleRoutes = {
  listWorkingTimeRules: route({
    method: "GET",
    path: "/attendance/working-time-rules",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns rules of working time, newest first; presets are inactive until an officer confirms them.",
    query: listWorkingTimeRulesQuery,
    output: page(workingTimeRuleInList),
  }),
  createWorkingTimeRule: route({
    method: "POST",
    path: "/attendance/working-time-rules",
    permission: "attendance.manage",
    summary: "Adds a rule of working time and compares the days of the last eight weeks with it.",
    body: createWorkingTimeRule,
    output: data(workingTimeRule),
    errors: ["name_taken", "fields_conflict", "person_unknown", "role_unknown", "own_days"],
  }),
  readWorkingTimeRule: route({
    method: "GET",
    path: "/attendance/working-time-rules/{id}",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns a rule of working time.",
    params: idParams,
    output: data(workingTimeRule),
  }),
  updateWorkingTimeRule: route({
    method: "PATCH",
    path: "/attendance/working-time-rules/{id}",
    permission: "attendance.manage",
    summary: "Changes a rule of working time; `isActive` confirms a preset.",
    params: idParams,
    body: updateWorkingTimeRule,
    output: data(workingTimeRule),
    errors: ["stale_version", "name_taken", "fields_conflict", "person_unknown", "role_unknown", "own_days"],
  }),
  deleteWorkingTimeRule: route({
    method: "DELETE",
    path: "/attendance/working-time-rules/{id}",
    permission: "attendance.manage",
    summary: "Deletes a rule of working time and its findings, except those of locked months.",
    params: idParams,
    output: noContent,
    errors: ["own_days"],
  }),
};

export const findingRoutes = {
  listFindings: route({
    method: "GET",
    path: "/attendance/working-time-findings",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns which people broke which rules of working time on closed days, newest first.",
    query: listFindingsQuery,
    output: page(workingTimeFinding),
  }),
  exportFindings: route({
    method: "GET",
    path: "/attendance/working-time-findings/export",
    permission: "attendance.manage",
    viewing: "hidden",
    summary: "Exports all findings that match the filters as CSV. The export is recorded.",
    query: exportFindingsQuery,
    output: "raw",
    produces: "text/csv",
  }),
};
