import { keyOf } from "#client/query.ts";
import type { StaleRule } from "#client/stale-rule.ts";
import { readMe } from "./api.ts";
import { listReports, readChart } from "./chart/api.ts";
import { listDepartments } from "./departments/api.ts";

/** The queries that an event makes stale. The user's own changes are applied already. */
export const peopleEvents: StaleRule = ({ action, actorId, subject }) => {
  if (action.startsWith("department.")) return [keyOf(listDepartments), keyOf(readChart), keyOf(listReports)];
  if (action !== "person.updated" || actorId === subject.id) return [];
  return [keyOf(readMe), keyOf(readChart), keyOf(listReports)];
};
