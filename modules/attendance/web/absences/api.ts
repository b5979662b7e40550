import { endpoint } from "#client/api.ts";
import { absenceRoutes } from "#modules/attendance/contract/routes-officer.ts";

export const createAbsence = endpoint(absenceRoutes.createAbsence);
export const updateAbsence = endpoint(absenceRoutes.updateAbsence);
export const deleteAbsence = endpoint(absenceRoutes.deleteAbsence);
