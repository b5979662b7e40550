import { dateIn, present } from "../read-address.ts";

/** Search parameters of the own attendance: the selected day, and the view of the month. */
export type AttendanceSearch = { day?: string; view?: "list" };

export function readAttendanceSearch(search: Record<string, unknown>): AttendanceSearch {
  return present({ day: dateIn(search["day"]), view: search["view"] === "list" ? ("list" as const) : undefined });
}
