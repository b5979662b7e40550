import { cursorIn, dateIn, idIn, monthIn, oneOfIn, searchOf } from "../read-address.ts";

export const readAttendanceSearch = searchOf({ day: dateIn, view: oneOfIn(["list"]) });

/** Without a person, the reader's own timesheet. */
export const readTimesheetSearch = searchOf({ month: monthIn, person: idIn });
export type TimesheetSearch = ReturnType<typeof readTimesheetSearch>;

export const readOwnOvertimeSearch = searchOf({ cursor: cursorIn });
