import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  coverageDepartments,
  createLeaveCoverage,
  leaveCoverage,
  listLeaveCoverageQuery,
  updateLeaveCoverage,
} from "./schemas-coverage.ts";

const bounded = { permission: "leave.manage", keepsBounds: true } as const;
const shown = { ...bounded, viewing: "shown" } as const;
const errors = [
  "name_taken",
  "fields_conflict",
  "department_unknown",
  "role_unknown",
  "own_leave",
  "permission_within_bounds",
] as const;

export const leaveCoverageRoutes = {
  listLeaveCoverage: route({
    ...shown,
    method: "GET",
    path: "/leave/coverage",
    summary: "Returns rules of coverage, newest first: how many people of a unit must stay.",
    query: listLeaveCoverageQuery,
    output: page(leaveCoverage),
  }),
  readLeaveCoverage: route({
    ...shown,
    method: "GET",
    path: "/leave/coverage/{id}",
    summary: "Returns a rule of coverage.",
    params: idParams,
    output: data(leaveCoverage),
  }),
  listCoverageDepartments: route({
    ...shown,
    method: "GET",
    path: "/leave/coverage-departments",
    summary: "Lists the departments that a rule of coverage by the user may name.",
    output: coverageDepartments,
  }),
  createLeaveCoverage: route({
    method: "POST",
    path: "/leave/coverage",
    ...bounded,
    summary: "Adds a rule of coverage; requests that wait are judged by it, too.",
    body: createLeaveCoverage,
    output: data(leaveCoverage),
    errors,
  }),
  updateLeaveCoverage: route({
    method: "PATCH",
    path: "/leave/coverage/{id}",
    ...bounded,
    summary: "Changes a rule of coverage.",
    params: idParams,
    body: updateLeaveCoverage,
    output: data(leaveCoverage),
    errors: ["stale_version", ...errors],
  }),
  deleteLeaveCoverage: route({
    method: "DELETE",
    path: "/leave/coverage/{id}",
    ...bounded,
    summary: "Deletes a rule of coverage.",
    params: idParams,
    output: noContent,
    errors: ["own_leave", "permission_within_bounds"],
  }),
};
