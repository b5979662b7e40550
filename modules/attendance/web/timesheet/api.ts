import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { attendanceRoutes } from "#modules/attendance/contract/routes.ts";

const readTimesheet = endpoint(attendanceRoutes.readTimesheet);

/** A month of a person; of the reader without one. */
export const timesheetQuery = (month: string, user?: string) =>
  queryOf(readTimesheet, { query: { month, ...(user === undefined ? {} : { user }) } });
