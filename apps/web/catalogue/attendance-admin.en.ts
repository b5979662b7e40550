import { attendanceDaysEn } from "#modules/attendance/contract/phrases-days.en.ts";
import { attendanceRulesEn } from "#modules/attendance/contract/phrases-rules.en.ts";
import { attendanceOfficerEn } from "#modules/attendance/contract/phrases-officer.en.ts";
import { attendancePlacesEn } from "#modules/attendance/contract/phrases-places.en.ts";
import { attendanceReviewEn } from "#modules/attendance/contract/phrases-review.en.ts";
import { attendanceTesterEn } from "#modules/attendance/contract/phrases-tester.en.ts";

/** What the pages under /admin/attendance say. */
export const attendanceAdminEn = {
  attendanceDays: attendanceDaysEn,
  attendanceOfficer: attendanceOfficerEn,
  attendancePlaces: attendancePlacesEn,
  attendanceReview: attendanceReviewEn,
  attendanceRules: attendanceRulesEn,
  attendanceTester: attendanceTesterEn,
};
