import { endpoint } from "#client/api.ts";
import { overtimeRequestRoutes } from "#modules/attendance/contract/routes-overtime-request.ts";
import { overtimeRoutes } from "#modules/attendance/contract/routes-overtime.ts";

export const listOwnRequests = endpoint(overtimeRequestRoutes.listOwnOvertimeRequests);
export const askForOvertime = endpoint(overtimeRequestRoutes.askForOvertime);
export const withdrawRequest = endpoint(overtimeRequestRoutes.withdrawOvertimeRequest);
export const listWaitingRequests = endpoint(overtimeRequestRoutes.listWaitingOvertimeRequests);
export const decideRequest = endpoint(overtimeRequestRoutes.decideOvertimeRequest);
export const listOwnOvertime = endpoint(overtimeRoutes.listOwnOvertime);
export const listWaitingOvertime = endpoint(overtimeRoutes.listWaitingOvertime);
export const listOvertime = endpoint(overtimeRoutes.listOvertime);
export const exportOvertime = endpoint(overtimeRoutes.exportOvertime);
export const decideOvertime = endpoint(overtimeRoutes.decideOvertime);
