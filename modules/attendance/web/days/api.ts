import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { correctionRoutes, officerRoutes } from "#modules/attendance/contract/routes-officer.ts";

type Routes = typeof officerRoutes & typeof correctionRoutes;

const readDayDetails = endpoint<Routes["readDayDetails"]>("GET", "/attendance/people/{id}/days/{date}");
export const enterPunch = endpoint<Routes["enterPunch"]>("POST", "/attendance/corrections");
export const voidPunch = endpoint<Routes["voidPunch"]>("POST", "/attendance/punches/{id}/void");

/** One date of one person, with everything that led to it. */
export const dayDetailsQuery = (id: string, date: string) => queryOf(readDayDetails, { params: { id, date } });
