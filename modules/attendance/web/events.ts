import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import { listDays, readToday } from "./api.ts";
import { listMonths, listRecomputations } from "./months/api.ts";
import { listReview, listRuleMarks } from "./review/api.ts";

const begins = (beginnings: readonly string[], action: string): boolean =>
  beginnings.some((beginning) => action.startsWith(beginning));

/** Changes days. */
const mine = ["punch.", "absence."];
/** Starts recomputations. */
const rules = ["zone.", "location.", "locationZoneUser.", "exceptionDay.", "month."];
/** Decisions of other officers. */
const decided = ["punch.accepted", "punch.rejected", "punch.reopened"];

/**
 * Punches and absences of mine, from any device or by an officer, change my days; actions of officers change the pages
 * of other officers.
 */
export const attendanceEvents = staleRule<{ action: string; details: object }>(({ action }) => [
  ...(begins(mine, action) ? [keyOf(readToday), keyOf(listDays)] : []),
  ...(begins(rules, action) ? [keyOf(listRecomputations)] : []),
  ...(begins(["month."], action) ? [keyOf(listMonths)] : []),
  ...(begins(decided, action) ? [keyOf(listReview)] : []),
  ...(begins([...rules, "ruleMark."], action) ? [keyOf(listRuleMarks)] : []),
]);
