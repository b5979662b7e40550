/** The address of one's own attendance: the day that is looked at, and how the month is shown. */
export type AttendanceSearch = { day?: string; view?: "list" };

/** A date that there is, between 1900 and 2999. */
export const isDate = (text: string): boolean =>
  /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export function readAttendanceSearch(search: Record<string, unknown>): AttendanceSearch {
  const day = String(search["day"] ?? "");
  return {
    ...(isDate(day) ? { day } : {}),
    ...(search["view"] === "list" ? { view: "list" as const } : {}),
  };
}
