import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { attendanceRoutes } from "#modules/attendance/contract/routes.ts";
import { serviceRoutes } from "#modules/services/contract/routes.ts";

export const readToday = endpoint(attendanceRoutes.readToday);
export const createPunch = endpoint(attendanceRoutes.createPunch);
export const listDays = endpoint(attendanceRoutes.listDays);
const readAttendanceServices = endpoint(serviceRoutes.readAttendanceServices);

/** What is left of leave, and the service that corrects days; requests and services make it stale. */
export const attendanceServicesQuery = queryOf(readAttendanceServices, {}, { staleTime: 60_000 });
/** A minute later the button may mean something else: it is read again whenever it is looked at. */
export const todayQuery = queryOf(readToday, {}, { staleTime: 10_000, refetchOnWindowFocus: true });
/** My days of a span, at most 62. */
export const daysQuery = (from: string, to: string) => queryOf(listDays, { query: { from, to } });
