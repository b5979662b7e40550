import { attendanceDaysAr } from "#modules/attendance/contract/phrases-days.ar.ts";
import { attendancePlacesAr } from "#modules/attendance/contract/phrases-places.ar.ts";
import { attendanceReviewAr } from "#modules/attendance/contract/phrases-review.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { attendanceAdminEn } from "./attendance-admin.en.ts";

export const attendanceAdminAr = {
  attendanceDays: attendanceDaysAr,
  attendancePlaces: attendancePlacesAr,
  attendanceReview: attendanceReviewAr,
} satisfies Translation<typeof attendanceAdminEn>;
