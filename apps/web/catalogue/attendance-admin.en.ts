import { attendanceDaysEn } from "#modules/attendance/contract/phrases-days.en.ts";
import { attendancePlacesEn } from "#modules/attendance/contract/phrases-places.en.ts";
import { attendanceReviewEn } from "#modules/attendance/contract/phrases-review.en.ts";

/** What the pages under /admin/attendance say. */
export const attendanceAdminEn = {
  attendanceDays: attendanceDaysEn,
  attendancePlaces: attendancePlacesEn,
  attendanceReview: attendanceReviewEn,
};
