import { endpoint } from "#client/api.ts";
import type { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";

type Routes = typeof officerRoutes;

export const trySchedule = endpoint<Routes["trySchedule"]>("POST", "/attendance/trials");
export const compareZone = endpoint<Routes["compareZone"]>("POST", "/attendance/comparisons");
