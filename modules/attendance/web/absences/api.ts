import { endpoint } from "#client/api.ts";
import { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";

export const createAbsence = endpoint(correctionRoutes.createAbsence);
export const updateAbsence = endpoint(correctionRoutes.updateAbsence);
export const deleteAbsence = endpoint(correctionRoutes.deleteAbsence);
