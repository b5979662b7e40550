import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyAttendance } from "./store-erasure.ts";

export const attendanceErasure: PersonalErasure = {
  area: "attendance",
  title: { en: "Attendance", ar: "الحضور" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Check-ins and check-outs", ar: "تسجيلات الحضور والانصراف" },
      why: {
        en: "Positions and notes are deleted. Times are kept because days are computed from them.",
        ar: "تُحذف المواقع والملاحظات، وتبقى الأوقات لأن الأيام تُحتسب منها.",
      },
      covers: ["punch.person_id"],
    },
    {
      fate: "emptied",
      title: { en: "Leave, missions and permissions", ar: "الإجازات ومهام العمل والاستئذانات" },
      why: { en: "Notes are deleted; dates are kept.", ar: "تُحذف الملاحظات وتبقى التواريخ." },
      covers: ["absence.person_id"],
    },
    {
      fate: "emptied",
      title: { en: "Overtime, claimed and asked for", ar: "العمل الإضافي المحتسب والمطلوب" },
      why: { en: "Notes and reasons are deleted; minutes are kept.", ar: "تُحذف الملاحظات والأسباب وتبقى الدقائق." },
      covers: ["overtime_claim.person_id", "overtime_request.person_id"],
    },
    {
      fate: "kept",
      title: {
        en: "Days, their schedules, rules they broke, and overtime",
        ar: "الأيام والمواعيد التي احتُسبت بها، وما خالفته من قواعد، والعمل الإضافي",
      },
      why: {
        en: "Totals of past months are kept, without names.",
        ar: "تبقى مجاميع الأشهر الماضية كما كانت، ولا تحمل اسمًا.",
      },
      covers: [
        "attendance_day.person_id",
        "bulk_correction.created_by",
        "bulk_correction.undone_by",
        "bulk_correction_row.person_id",
        "location_zone_user_person.person_id",
        "exception_day_person.person_id",
        "working_time_rule_person.person_id",
        "working_time_finding.person_id",
        "overtime_policy_person.person_id",
        "overtime_claim.decided_by",
        "overtime_request.decided_by",
        "rule_mark.author_id",
        "rule_mark.seen_by",
      ],
    },
    {
      fate: "gone",
      title: { en: "Device markers and reminders", ar: "آثار الأجهزة والتذكيرات" },
      why: null,
      covers: ["punch_client.person_id", "attendance_reminder.person_id"],
    },
  ],
  async erase(tx, { id }) {
    await runAll(tx, emptyAttendance, id);
    return false;
  },
};
