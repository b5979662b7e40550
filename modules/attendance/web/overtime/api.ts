import { endpoint } from "#client/api.ts";
import { overtimeRoutes } from "#modules/attendance/contract/routes-overtime.ts";

export const listOwnOvertime = endpoint(overtimeRoutes.listOwnOvertime);
export const listWaitingOvertime = endpoint(overtimeRoutes.listWaitingOvertime);
export const listOvertime = endpoint(overtimeRoutes.listOvertime);
export const exportOvertime = endpoint(overtimeRoutes.exportOvertime);
export const decideOvertime = endpoint(overtimeRoutes.decideOvertime);
