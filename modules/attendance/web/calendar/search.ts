import { dateIn, present } from "../read-address.ts";

/** The address of one's own attendance: the day that is looked at, and how the month is shown. */
export type AttendanceSearch = { day?: string; view?: "list" };

export function readAttendanceSearch(search: Record<string, unknown>): AttendanceSearch {
  return present({
    day: dateIn(search["day"]),
    view: search["view"] === "list" ? ("list" as const) : undefined,
  });
}
