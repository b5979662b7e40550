import { endpoint } from "#client/api.ts";
import type { correctionRoutes } from "#modules/attendance/contract/routes-officer.ts";

type Routes = typeof correctionRoutes;

export const createAbsence = endpoint<Routes["createAbsence"]>("POST", "/attendance/absences");
export const updateAbsence = endpoint<Routes["updateAbsence"]>("PATCH", "/attendance/absences/{id}");
export const deleteAbsence = endpoint<Routes["deleteAbsence"]>("DELETE", "/attendance/absences/{id}");
