import type { Locale } from "#shared/locale.ts";
import type { overtimeDayKinds, overtimeStates } from "../../contract/kinds.ts";
import { attendanceOvertimeAr } from "../../contract/phrases-overtime.ar.ts";
import { attendanceOvertimeEn } from "../../contract/phrases-overtime.en.ts";

const en = {
  fileName: "Overtime",
  employeeNumber: "Employee number",
  name: "Name",
  department: "Department",
  date: "Date",
  dayKind: "Day",
  firstIn: "First in",
  lastOut: "Last out",
  required: "Required, minutes",
  attended: "Attended, minutes",
  beyond: "Beyond, minutes",
  claimed: "Claimed, minutes",
  ordinary: "Claimed, ordinary",
  night: "Claimed, night",
  restDay: "Claimed, day of rest",
  holiday: "Claimed, holiday",
  state: "State",
  approved: "Approved, minutes",
  approvedOrdinary: "Approved, ordinary",
  approvedNight: "Approved, night",
  approvedRestDay: "Approved, day of rest",
  approvedHoliday: "Approved, holiday",
  decidedBy: "Decided by",
  note: "Note",
};
type Headings = typeof en;

const ar: Headings = {
  fileName: "العمل الإضافي",
  employeeNumber: "الرقم الوظيفي",
  name: "الاسم",
  department: "الإدارة",
  date: "التاريخ",
  dayKind: "اليوم",
  firstIn: "أول حضور",
  lastOut: "آخر انصراف",
  required: "المطلوب بالدقائق",
  attended: "الحضور بالدقائق",
  beyond: "الزائد بالدقائق",
  claimed: "المحتسب بالدقائق",
  ordinary: "المحتسب، عادي",
  night: "المحتسب، ليلي",
  restDay: "المحتسب، يوم راحة",
  holiday: "المحتسب، عطلة",
  state: "الحالة",
  approved: "المعتمد بالدقائق",
  approvedOrdinary: "المعتمد، عادي",
  approvedNight: "المعتمد، ليلي",
  approvedRestDay: "المعتمد، يوم راحة",
  approvedHoliday: "المعتمد، عطلة",
  decidedBy: "المعتمِد",
  note: "الملاحظة",
};

type Words = {
  states: Record<(typeof overtimeStates)[number], string>;
  dayKinds: Record<(typeof overtimeDayKinds)[number], string>;
};

/** Texts of exported claims, by the reader's language. */
export const overtimeMessages = {
  en: { ...en, states: attendanceOvertimeEn.states, dayKinds: attendanceOvertimeEn.dayKinds },
  ar: { ...ar, states: attendanceOvertimeAr.states, dayKinds: attendanceOvertimeAr.dayKinds },
} satisfies Record<Locale, Headings & Words>;
