import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { attendanceRoutes } from "#modules/attendance/contract/routes.ts";
import { serviceRoutes } from "#modules/services/contract/routes.ts";

export const readToday = endpoint(attendanceRoutes.readToday);
export const createPunch = endpoint(attendanceRoutes.createPunch);
export const listDays = endpoint(attendanceRoutes.listDays);
const readAttendanceServices = endpoint(serviceRoutes.readAttendanceServices);

/** Balances of leave and the service for corrections; stale after requests and changes of services. */
export const attendanceServicesQuery = queryOf(readAttendanceServices, {}, { staleTime: 60_000 });
/** The next action depends on the time: refetched on every focus. */
export const todayQuery = queryOf(readToday, {}, { staleTime: 10_000, refetchOnWindowFocus: true });
/** At most 62 days. */
export const daysQuery = (from: string, to: string) => queryOf(listDays, { query: { from, to } });
