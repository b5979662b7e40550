// Without schemas, so that the browser's lists of choices do not bundle them.

export const payrollLanguages = ["en", "ar"] as const;
export type PayrollLanguage = (typeof payrollLanguages)[number];

/** Columns that identify a person, in rows of people and of days. */
const identityKeys = ["employeeNumber", "number", "nameEn", "nameAr"] as const;
const unitKeys = ["departmentEn", "departmentAr"] as const;
const minuteKeys = [
  "requiredMinutes",
  "workedMinutes",
  "lateMinutes",
  "earlyMinutes",
  "extraBeforeMinutes",
  "extraAfterMinutes",
  "extraMinutes",
  "overtimeMinutes",
  "ordinaryOvertimeMinutes",
  "nightOvertimeMinutes",
  "restDayOvertimeMinutes",
  "holidayOvertimeMinutes",
  "timeOffOvertimeMinutes",
] as const;

/** The columns of a row a person, besides those of kinds of leave. */
export const personKeys = [
  ...identityKeys,
  ...unitKeys,
  "hireDate",
  "endDate",
  "month",
  "dueDays",
  "workedDays",
  "absentDays",
  "incompleteDays",
  "unpaidDays",
  "leaveDays",
  "lateTimes",
  "earlyTimes",
  ...minuteKeys,
] as const;
export type PersonKey = (typeof personKeys)[number];

/** The columns of a row a day, besides those of kinds of leave. */
export const dayKeys = [
  ...identityKeys,
  ...unitKeys,
  "date",
  "state",
  "unpaidDays",
  "leaveDays",
  ...minuteKeys,
] as const;
export type DayKey = (typeof dayKeys)[number];

/** Keys of which a mapping needs one: by them another system recognises a person. */
export const recognisingKeys: readonly string[] = ["employeeNumber", "number"];

/** The column of a kind of leave, by its lookup. */
export const leaveKey = (lookupId: string): string => `leave:${lookupId}`;
/** Returns the lookup of such a column; null for another column. */
export const leaveOf = (key: string): string | null => /^leave:([1-9]\d{0,17})$/.exec(key)?.[1] ?? null;
/** The column of the balance of a kind of leave at the end of the month, in rows of people. */
export const balanceKey = (lookupId: string): string => `balance:${lookupId}`;
/** Returns the lookup of such a column; null for another column. */
export const balanceOf = (key: string): string | null => /^balance:([1-9]\d{0,17})$/.exec(key)?.[1] ?? null;

export const payrollSections = ["people", "days", "peopleChanges", "dayChanges"] as const;
export type PayrollSection = (typeof payrollSections)[number];

export const payrollFormats = ["csv", "xlsx", "json"] as const;
export type PayrollFormat = (typeof payrollFormats)[number];

/** `stopped`: the month was opened again before all people were read. */
export const payrollStates = ["waiting", "gathering", "writing", "ready", "failed", "stopped"] as const;

export const maxHeadingLength = 80;
