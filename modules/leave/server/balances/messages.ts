import type { Locale } from "#shared/locale.ts";

/** The columns of an exported list, in order. */
export const columns = [
  "employeeNumber",
  "name",
  "department",
  "balance",
  "usable",
  "granted",
  "used",
  "expired",
  "asked",
  "expiring",
  "expires",
] as const;
type BalanceMessages = Record<(typeof columns)[number] | "fileName", string>;

const en: BalanceMessages = {
  fileName: "{type} {date}",
  employeeNumber: "Employee number",
  name: "Name",
  department: "Department",
  balance: "Balance",
  usable: "Usable",
  granted: "Granted in the period",
  used: "Taken in the period",
  expired: "Expired in the period",
  asked: "Asked for",
  expiring: "Expires next, days",
  expires: "Last usable day",
};

const ar: BalanceMessages = {
  fileName: "{type} {date}",
  employeeNumber: "الرقم الوظيفي",
  name: "الاسم",
  department: "الإدارة",
  balance: "الرصيد",
  usable: "المتاح",
  granted: "الممنوح في الفترة",
  used: "المأخوذ في الفترة",
  expired: "المنتهي في الفترة",
  asked: "المطلوب",
  expiring: "الأيام التي تنتهي تاليًا",
  expires: "آخر يوم لاستخدامها",
};

/** Texts of exported balances, by the reader's language. */
export const balanceMessages: Readonly<Record<Locale, BalanceMessages>> = { en, ar };
