import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { correctionRoutes, officerRoutes } from "#modules/attendance/contract/routes-officer.ts";

const readDayDetails = endpoint(officerRoutes.readDayDetails);
export const enterPunch = endpoint(correctionRoutes.enterPunch);
export const voidPunch = endpoint(correctionRoutes.voidPunch);
export const createAbsence = endpoint(correctionRoutes.createAbsence);
export const updateAbsence = endpoint(correctionRoutes.updateAbsence);
export const deleteAbsence = endpoint(correctionRoutes.deleteAbsence);

export const dayDetailsQuery = (id: string, date: string) => queryOf(readDayDetails, { params: { id, date } });
