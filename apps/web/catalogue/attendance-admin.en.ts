import { attendanceDaysEn } from "#modules/attendance/contract/phrases-days.en.ts";

/** What the pages under /admin/attendance say. */
export const attendanceAdminEn = { attendanceDays: attendanceDaysEn };
