import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { absenceRoutes, correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";

const readDayDetails = endpoint(correctionRoutes.readDayDetails);
export const enterPunch = endpoint(correctionRoutes.enterPunch);
export const voidPunch = endpoint(correctionRoutes.voidPunch);
export const createAbsence = endpoint(absenceRoutes.createAbsence);
const tryAbsence = endpoint(absenceRoutes.tryAbsence);
export const updateAbsence = endpoint(absenceRoutes.updateAbsence);
export const cutAbsence = endpoint(absenceRoutes.cutAbsence);
export const deleteAbsence = endpoint(absenceRoutes.deleteAbsence);

/** Which rules of coverage an absence would break. */
export const absenceTrialQuery = (body: Parameters<typeof tryAbsence>[0]["body"]) => queryOf(tryAbsence, { body });

export const dayDetailsQuery = (id: string, date: string) => queryOf(readDayDetails, { params: { id, date } });
