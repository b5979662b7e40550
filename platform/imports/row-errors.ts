import type { RowError } from "./read-table.ts";

const en = {
  columnMissing: "The column “{column}” is missing",
  unreadable: "The table cannot be read from here on: a quotation mark is not closed",
  rowsMany: "At most {max} rows can be imported at once",
  rowsNone: "The table has no rows",
  required: "Value is required",
  nameAmbiguous: "Several are called {value}: give the number instead",
};
export type TableMessage = keyof typeof en;

const ar: typeof en = {
  columnMissing: "العمود «{column}» غير موجود",
  unreadable: "تعذّرت قراءة الجدول من هنا: علامة اقتباس لم تُغلق",
  rowsMany: "لا يمكن استيراد أكثر من {max} صف دفعة واحدة",
  rowsNone: "لا صفوف في الجدول",
  required: "القيمة مطلوبة",
  nameAmbiguous: "الاسم {value} متكرر: اكتب الرقم بدلًا منه",
};

/** What can be wrong with any table; a module adds what can be wrong with its rows. */
export const tableWords = { en, ar };

/** Nobody mends more at once. */
const mostShown = 100;

/** The first errors in the reader's language, and how many there are. */
export function presentErrors<Column extends string, Message extends string>(
  words: Readonly<Record<Message, string>>,
  errors: readonly RowError<Column, Message>[],
): { errors: { row: number; column: Column | null; message: string }[]; errorCount: number } {
  const shown = errors.slice(0, mostShown).map(({ row, column, message, values = {} }) => ({
    row,
    column,
    message: words[message].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  }));
  return { errors: shown, errorCount: errors.length };
}
