import { nameIn } from "#shared/locale.ts";
import { balanceKey, leaveKey, type DayKey, type PayrollLanguage, type PersonKey } from "../contract/kinds.ts";
import type { MappedColumn } from "../contract/schemas.ts";

const en: Record<PersonKey | DayKey, string> & { leave: string; balance: string; change: string; before: string } = {
  number: "No.",
  employeeNumber: "Employee number",
  nameEn: "Name in English",
  nameAr: "Name in Arabic",
  departmentEn: "Department in English",
  departmentAr: "Department in Arabic",
  hireDate: "Hire date",
  endDate: "Last day of work",
  month: "Month",
  date: "Date",
  state: "State",
  dueDays: "Days due",
  workedDays: "Days worked",
  absentDays: "Days absent",
  incompleteDays: "Incomplete days",
  unpaidDays: "Unpaid days",
  leaveDays: "Days of leave",
  lateTimes: "Late, times",
  earlyTimes: "Left early, times",
  requiredMinutes: "Required minutes",
  workedMinutes: "Worked minutes",
  lateMinutes: "Late, minutes",
  earlyMinutes: "Left early, minutes",
  extraBeforeMinutes: "Extra minutes before",
  extraAfterMinutes: "Extra minutes after",
  extraMinutes: "Extra minutes",
  overtimeMinutes: "Approved overtime, minutes",
  ordinaryOvertimeMinutes: "Approved overtime, ordinary, minutes",
  nightOvertimeMinutes: "Approved overtime at night, minutes",
  restDayOvertimeMinutes: "Approved overtime on days of rest, minutes",
  holidayOvertimeMinutes: "Approved overtime on holidays, minutes",
  timeOffOvertimeMinutes: "Approved overtime taken as time off, minutes",
  leave: "{name}, days",
  balance: "{name}, balance",
  change: "Change",
  before: "{heading}, before",
};

const ar: typeof en = {
  number: "الرقم",
  employeeNumber: "الرقم الوظيفي",
  nameEn: "الاسم بالإنجليزية",
  nameAr: "الاسم بالعربية",
  departmentEn: "الإدارة بالإنجليزية",
  departmentAr: "الإدارة بالعربية",
  hireDate: "تاريخ الالتحاق",
  endDate: "آخر يوم عمل",
  month: "الشهر",
  date: "التاريخ",
  state: "الحالة",
  dueDays: "الأيام المطلوبة",
  workedDays: "أيام العمل",
  absentDays: "أيام الغياب",
  incompleteDays: "الأيام غير المكتملة",
  unpaidDays: "الأيام غير المدفوعة",
  leaveDays: "أيام الإجازة",
  lateTimes: "مرات التأخر",
  earlyTimes: "مرات الانصراف المبكر",
  requiredMinutes: "الدقائق المطلوبة",
  workedMinutes: "دقائق العمل",
  lateMinutes: "دقائق التأخر",
  earlyMinutes: "دقائق الانصراف المبكر",
  extraBeforeMinutes: "الدقائق الإضافية قبل الدوام",
  extraAfterMinutes: "الدقائق الإضافية بعد الدوام",
  extraMinutes: "الدقائق الإضافية",
  overtimeMinutes: "دقائق العمل الإضافي المعتمدة",
  ordinaryOvertimeMinutes: "دقائق العمل الإضافي المعتاد المعتمدة",
  nightOvertimeMinutes: "دقائق العمل الإضافي الليلي المعتمدة",
  restDayOvertimeMinutes: "دقائق العمل الإضافي المعتمدة في أيام الراحة",
  holidayOvertimeMinutes: "دقائق العمل الإضافي المعتمدة في العطل",
  timeOffOvertimeMinutes: "دقائق العمل الإضافي المعتمدة المعوّضة بإجازة",
  leave: "{name} (أيام)",
  balance: "{name} (الرصيد)",
  change: "التغيير",
  before: "{heading} (قبل)",
};

const messages = { en, ar };

/** A kind of leave with its names, and whether it takes from a balance. */
export type LeaveName = { id: string; nameAr: string; nameEn: string; takesBalance: boolean };

/** Returns the standard heading of a column; that of a kind of leave has its name. */
export function headingOf(language: PayrollLanguage, key: string, leaves: readonly LeaveName[]): string {
  const { leave, balance } = messages[language];
  for (const [text, keyOf] of [[leave, leaveKey] as const, [balance, balanceKey] as const]) {
    const named = leaves.find(({ id }) => keyOf(id) === key);
    if (named !== undefined) return text.replace("{name}", () => nameIn(language, named));
  }
  return messages[language][key as PersonKey | DayKey] ?? key;
}

/** The headings of a file of differences: of the kind of change, and of a value as it was. */
export const changeHeading = (language: PayrollLanguage): string => messages[language].change;
export const headingBefore = (language: PayrollLanguage, heading: string): string =>
  messages[language].before.replace("{heading}", () => heading);

/** A column of a version, with the heading that its files have. */
export type HeadedColumn = { key: string; heading: string };

/** Gives each column its heading; one that occurs already is numbered. */
export function withHeadings(
  language: PayrollLanguage,
  columns: readonly MappedColumn[],
  leaves: readonly LeaveName[],
): HeadedColumn[] {
  const given = new Set(columns.flatMap(({ heading }) => (heading === null ? [] : [heading])));
  return columns.map(({ key, heading }) => {
    if (heading !== null) return { key, heading };
    const standard = headingOf(language, key, leaves);
    let free = standard;
    for (let number = 2; given.has(free); number += 1) free = `${standard} ${number}`;
    given.add(free);
    return { key, heading: free };
  });
}
