import { endpoint } from "#client/api.ts";
import { trialRoutes } from "#modules/attendance/contract/routes-officer.ts";

export const trySchedule = endpoint(trialRoutes.trySchedule);
export const compareZone = endpoint(trialRoutes.compareZone);
