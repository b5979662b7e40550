import { attendanceDaysAr } from "#modules/attendance/contract/phrases-days.ar.ts";
import { attendanceRulesAr } from "#modules/attendance/contract/phrases-rules.ar.ts";
import { attendanceOfficerAr } from "#modules/attendance/contract/phrases-officer.ar.ts";
import { attendancePlacesAr } from "#modules/attendance/contract/phrases-places.ar.ts";
import { attendanceReviewAr } from "#modules/attendance/contract/phrases-review.ar.ts";
import { attendanceTesterAr } from "#modules/attendance/contract/phrases-tester.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { attendanceAdminEn } from "./attendance-admin.en.ts";

export const attendanceAdminAr = {
  attendanceDays: attendanceDaysAr,
  attendanceOfficer: attendanceOfficerAr,
  attendancePlaces: attendancePlacesAr,
  attendanceReview: attendanceReviewAr,
  attendanceRules: attendanceRulesAr,
  attendanceTester: attendanceTesterAr,
} satisfies Translation<typeof attendanceAdminEn>;
