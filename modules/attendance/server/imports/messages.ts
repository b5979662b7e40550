import type { Locale } from "#shared/locale.ts";

const en = {
  columnMissing: "The column “{column}” is missing",
  unreadable: "The table cannot be read from here on: a quotation mark is not closed",
  rowsMany: "At most {max} rows can be imported at once",
  rowsNone: "The table has no rows",
  required: "Value is required",
  personUnknown: "Nobody has the address {value}",
  personInactive: "The account of {value} is not active",
  locationUnknown: "There is no location {value}",
  zoneUnknown: "There is no zone {value}",
  nameAmbiguous: "Several are called {value}: give the number instead",
  date: "Write the date as YYYY-MM-DD",
  endBeforeStart: "The end is before the start",
  repeated: "The same as row {row}",
  peopleMany: "An assignment names {max} people at most",
  conflict: "The hours of {zone} overlap those of {otherZone} for this person, first on {date}",
};
export type ImportMessage = keyof typeof en;

const ar: typeof en = {
  columnMissing: "العمود «{column}» غير موجود",
  unreadable: "تعذّرت قراءة الجدول من هنا: علامة اقتباس لم تُغلق",
  rowsMany: "لا يمكن استيراد أكثر من {max} صف دفعة واحدة",
  rowsNone: "لا صفوف في الجدول",
  required: "القيمة مطلوبة",
  personUnknown: "لا موظف بالبريد {value}",
  personInactive: "حساب {value} غير مفعّل",
  locationUnknown: "لا يوجد موقع باسم {value}",
  zoneUnknown: "لا يوجد نطاق دوام باسم {value}",
  nameAmbiguous: "الاسم {value} متكرر: اكتب الرقم بدلًا منه",
  date: "اكتب التاريخ بالصيغة YYYY-MM-DD",
  endBeforeStart: "النهاية تسبق البداية",
  repeated: "مطابق للصف {row}",
  peopleMany: "لا يتجاوز التكليف الواحد {max} من الموظفين",
  conflict: "تتداخل ساعات {zone} مع ساعات {otherZone} لهذا الموظف، وأول ذلك في {date}",
};

const words = { en, ar };

/** What is wrong with a row, in the reader's language. */
export const messageOf = (locale: Locale, key: ImportMessage, values: Record<string, string | number> = {}): string =>
  words[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
