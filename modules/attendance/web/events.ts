import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import { listDays, readToday } from "./api.ts";
import { listMonths, listRecomputations } from "./months/api.ts";
import { listReview, listRuleMarks } from "./review/api.ts";

const begins = (beginnings: readonly string[], action: string): boolean =>
  beginnings.some((beginning) => action.startsWith(beginning));

/** Actions that change days. */
const mine = ["punch.", "absence."];
/** Actions that start recomputations. */
const rules = ["zone.", "location.", "locationZoneUser.", "exceptionDay.", "workingTimeRule.", "month."];
const decided = ["punch.accepted", "punch.rejected", "punch.reopened"];

/** The user's own punches and absences change their days, officers' actions the pages of other officers. */
export const attendanceEvents = staleRule<{ action: string; details: object }>(({ action }) => [
  ...(begins(mine, action) ? [keyOf(readToday), keyOf(listDays)] : []),
  ...(begins(rules, action) ? [keyOf(listRecomputations)] : []),
  ...(begins(["month."], action) ? [keyOf(listMonths)] : []),
  ...(begins(decided, action) ? [keyOf(listReview)] : []),
  ...(begins([...rules, "ruleMark."], action) ? [keyOf(listRuleMarks)] : []),
]);
