import type { Locale } from "#shared/locale.ts";

const en = {
  columnMissing: "The column “{column}” is missing",
  unreadable: "The table cannot be read from here on: a quotation mark is not closed",
  rowsMany: "At most {max} rows can be imported at once",
  rowsNone: "The table has no rows",
  required: "Value is required",
  nameMissing: "A name in at least one language is needed",
  tooLong: "At most {max} characters",
  email: "This is no e-mail address",
  departmentUnknown: "There is no department {value}",
  nameAmbiguous: "Several are called {value}: give the number instead",
  managerUnknown: "Nobody here or in the table has the address {value}",
  managerCircle: "Following the managers from here leads back here",
  roleUnknown: "There is no role {value}",
  roleRefused: "You cannot give the role {value}: it allows more than you may yourself",
  language: "Write en or ar",
  repeated: "The same address as row {row}",
};
export type ImportMessage = keyof typeof en;

const ar: typeof en = {
  columnMissing: "العمود «{column}» غير موجود",
  unreadable: "تعذّرت قراءة الجدول من هنا: علامة اقتباس لم تُغلق",
  rowsMany: "لا يمكن استيراد أكثر من {max} صف دفعة واحدة",
  rowsNone: "لا صفوف في الجدول",
  required: "القيمة مطلوبة",
  nameMissing: "يلزم الاسم بإحدى اللغتين على الأقل",
  tooLong: "لا يتجاوز {max} حرف",
  email: "هذا ليس بريدًا إلكترونيًا",
  departmentUnknown: "لا توجد إدارة باسم {value}",
  nameAmbiguous: "الاسم {value} متكرر: اكتب الرقم بدلًا منه",
  managerUnknown: "لا أحد هنا أو في الجدول بالبريد {value}",
  managerCircle: "تسلسل المديرين من هنا يعود إلى هنا",
  roleUnknown: "لا يوجد دور باسم {value}",
  roleRefused: "لا يمكنك منح الدور {value}: صلاحياته أوسع من صلاحياتك",
  language: "اكتب en أو ar",
  repeated: "البريد نفسه في الصف {row}",
};

const words = { en, ar };

/** What is wrong with a row, in the reader's language. */
export const messageOf = (locale: Locale, key: ImportMessage, values: Record<string, string | number> = {}): string =>
  words[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
