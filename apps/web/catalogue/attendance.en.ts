import { attendanceDaysEn } from "#modules/attendance/contract/phrases-days.en.ts";
import { attendanceMineEn } from "#modules/attendance/contract/phrases-mine.en.ts";

/** What the page of one's own attendance says. */
export const attendancePartEn = { attendanceDays: attendanceDaysEn, attendanceMine: attendanceMineEn };
