import { cursorIn, dateIn, oneOfIn, searchOf } from "../read-address.ts";

export const readAttendanceSearch = searchOf({ day: dateIn, view: oneOfIn(["list"]) });

export const readOwnOvertimeSearch = searchOf({ cursor: cursorIn });
