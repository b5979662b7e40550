import { endpoint } from "#client/api.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";

export const trySchedule = endpoint(officerRoutes.trySchedule);
export const compareZone = endpoint(officerRoutes.compareZone);
