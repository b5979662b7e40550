import type { Locale } from "#shared/locale.ts";
import { attendanceDaysAr } from "../../contract/phrases-days.ar.ts";
import { attendanceDaysEn } from "../../contract/phrases-days.en.ts";
import type { DayState } from "../../contract/schemas-day.ts";

const en = {
  fileName: "Attendance {month}",
  number: "No.",
  employeeNumber: "Employee number",
  name: "Name",
  department: "Department",
  requiredMinutes: "Required hours",
  workedMinutes: "Worked hours",
  lateTimes: "Late, times",
  lateMinutes: "Late, minutes",
  earlyTimes: "Left early, times",
  earlyMinutes: "Left early, minutes",
  presentDays: "Days present",
  absentDays: "Days absent",
  incompleteDays: "Incomplete days",
  leaveDays: "Days of leave",
};
export type SheetMessages = typeof en;

const ar: SheetMessages = {
  fileName: "كشف الحضور {month}",
  number: "الرقم",
  employeeNumber: "الرقم الوظيفي",
  name: "الاسم",
  department: "الإدارة",
  requiredMinutes: "الساعات المطلوبة",
  workedMinutes: "ساعات العمل",
  lateTimes: "مرات التأخر",
  lateMinutes: "دقائق التأخر",
  earlyTimes: "مرات الانصراف المبكر",
  earlyMinutes: "دقائق الانصراف المبكر",
  presentDays: "أيام الحضور",
  absentDays: "أيام الغياب",
  incompleteDays: "الأيام غير المكتملة",
  leaveDays: "أيام الإجازة",
};

/** Texts of an exported sheet, by the reader's language. */
export const sheetMessages: Readonly<Record<Locale, SheetMessages & { state: Readonly<Record<DayState, string>> }>> = {
  en: { ...en, state: attendanceDaysEn.state },
  ar: { ...ar, state: attendanceDaysAr.state },
};
