import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { attendanceRoutes } from "#modules/attendance/contract/routes.ts";
import type { serviceRoutes } from "#modules/services/contract/routes.ts";

type Routes = typeof attendanceRoutes;

export const readToday = endpoint<Routes["readToday"]>("GET", "/attendance/today");
export const createPunch = endpoint<Routes["createPunch"]>("POST", "/attendance/punches");
export const listDays = endpoint<Routes["listDays"]>("GET", "/attendance/days");
const readAttendanceServices = endpoint<(typeof serviceRoutes)["readAttendanceServices"]>(
  "GET",
  "/attendance-services",
);

/** What is left of leave, and the service that corrects days; requests and services make it stale. */
export const attendanceServicesQuery = queryOf(readAttendanceServices, {}, { staleTime: 60_000 });
/** A minute later the button may mean something else: it is read again whenever it is looked at. */
export const todayQuery = queryOf(readToday, {}, { staleTime: 10_000, refetchOnWindowFocus: true });
/** My days of a span, at most 62. */
export const daysQuery = (from: string, to: string) => queryOf(listDays, { query: { from, to } });
