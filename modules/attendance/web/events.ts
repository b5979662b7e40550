import { staleRule } from "#client/events.ts";
import { keyOf } from "#client/query.ts";
import { listDays, readToday } from "./api.ts";

const causes = ["punch.", "absence."];

/** What happens to my punches and absences, here, on another device or by an officer, changes my days. */
export const attendanceEvents = staleRule<{ action: string; details: object }>(({ action }) =>
  causes.some((cause) => action.startsWith(cause)) ? [keyOf(readToday), keyOf(listDays)] : [],
);
