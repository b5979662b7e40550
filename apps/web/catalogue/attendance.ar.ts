import { attendanceDaysAr } from "#modules/attendance/contract/phrases-days.ar.ts";
import { attendanceMineAr } from "#modules/attendance/contract/phrases-mine.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { attendancePartEn } from "./attendance.en.ts";

export const attendancePartAr = {
  attendanceDays: attendanceDaysAr,
  attendanceMine: attendanceMineAr,
} satisfies Translation<typeof attendancePartEn>;
