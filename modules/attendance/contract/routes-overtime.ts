import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  boundedCreateRoute,
  boundedDeleteRoute,
  boundedUpdateRoute,
  readingOneRoute,
  readingRoute,
} from "./routes-parts.ts";
import {
  createOvertimePolicy,
  decideOvertime,
  exportOvertimeQuery,
  listedOvertime,
  listOvertimePoliciesQuery,
  listOvertimeQuery,
  overtimeClaim,
  overtimePolicy,
  overtimePolicyInList,
  ownOvertime,
  ownOvertimeQuery,
  updateOvertimePolicy,
  waitingOvertime,
} from "./schemas-overtime.ts";

const policies = "/attendance/overtime-policies";
const errors = [
  "name_taken",
  "fields_conflict",
  "person_unknown",
  "role_unknown",
  "lookup_unknown",
  "own_days",
  "permission_within_bounds",
] as const;

export const overtimePolicyRoutes = {
  listOvertimePolicies: readingRoute(
    policies,
    "Returns policies of overtime, newest first.",
    listOvertimePoliciesQuery,
    overtimePolicyInList,
  ),
  createOvertimePolicy: boundedCreateRoute(
    policies,
    "Adds a policy of overtime and computes the claims of closed days that it applies to.",
    createOvertimePolicy,
    overtimePolicy,
    errors,
  ),
  readOvertimePolicy: readingOneRoute(policies, "Returns a policy of overtime.", overtimePolicy),
  updateOvertimePolicy: boundedUpdateRoute(
    policies,
    "Changes a policy of overtime and recomputes its claims, except those of locked months.",
    updateOvertimePolicy,
    overtimePolicy,
    errors,
  ),
  deleteOvertimePolicy: boundedDeleteRoute(
    policies,
    "Deletes a policy of overtime and its claims, except those of locked months.",
    ["own_days", "permission_within_bounds"],
  ),
};

const claims = "/attendance/overtime-claims";

export const overtimeRoutes = {
  listOwnOvertime: route({
    method: "GET",
    path: "/attendance/overtime",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the caller's claims of overtime, newest first.",
    query: ownOvertimeQuery,
    output: page(ownOvertime),
  }),
  listWaitingOvertime: route({
    method: "GET",
    path: "/attendance/overtime/waiting",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the claims of overtime that wait for the caller's decision, oldest first.",
    output: waitingOvertime,
  }),
  listOvertime: readingRoute(claims, "Returns claims of overtime, newest first.", listOvertimeQuery, listedOvertime),
  exportOvertime: route({
    method: "GET",
    path: `${claims}/export`,
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "hidden",
    summary: "Exports all claims that match the filters as CSV or XLSX, by `accept`. The export is recorded.",
    query: exportOvertimeQuery,
    output: "raw",
    produces: "text/csv",
  }),
  decideOvertime: route({
    method: "POST",
    path: `${claims}/{id}/decision`,
    permission: "signedIn",
    tokens: "attendance",
    summary: "Approves a claim of overtime, all of it or fewer minutes, or rejects it with a reason.",
    params: idParams,
    body: decideOvertime,
    output: data(overtimeClaim),
    status: 200,
    errors: ["stale_version", "step_decided", "fields_conflict", "month_locked", "own_attendance"],
  }),
};
