import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import { listDays, readToday } from "./api.ts";
import { listMonths, listRecomputations } from "./months/api.ts";
import { listReview, listRuleMarks } from "./review/api.ts";

const begins = (beginnings: readonly string[], action: string): boolean =>
  beginnings.some((beginning) => action.startsWith(beginning));

/** Makes days of people others. */
const mine = ["punch.", "absence."];
/** Has days computed again. */
const rules = ["zone.", "location.", "locationZoneUser.", "exceptionDay.", "month."];
/** Another officer was faster. */
const decided = ["punch.accepted", "punch.rejected", "punch.reopened"];

/**
 * What happens to my punches and absences, here, on another device or by an officer, changes my days; what officers do,
 * the screens of the others.
 */
export const attendanceEvents = staleRule<{ action: string; details: object }>(({ action }) => [
  ...(begins(mine, action) ? [keyOf(readToday), keyOf(listDays)] : []),
  ...(begins(rules, action) ? [keyOf(listRecomputations)] : []),
  ...(begins(["month."], action) ? [keyOf(listMonths)] : []),
  ...(begins(decided, action) ? [keyOf(listReview)] : []),
  ...(begins([...rules, "ruleMark."], action) ? [keyOf(listRuleMarks)] : []),
]);
