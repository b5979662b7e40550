import type { Locale } from "#shared/locale.ts";
import { formatNumber } from "#shared/numbers.ts";

/** An error; `column` is null if it concerns the whole row. */
export type RowError<Column extends string, Message extends string> = {
  row: number;
  column: Column | null;
  message: Message;
  values?: Record<string, string | number>;
};

const en = {
  columnMissing: "The column “{column}” is missing",
  unreadable: "The table cannot be read from here on: a quotation mark is not closed",
  rowsMany: "At most {max} rows can be imported at once",
  rowsNone: "The table has no rows",
  columnsMany: "At most {max} columns can be imported",
  rowLong: "This row has more than {max} characters; perhaps a quotation mark is not closed",

  required: "Value is required",
  nameAmbiguous: "More than one has the name {value}: use the number instead",
};
export type TableMessage = keyof typeof en;

const ar: typeof en = {
  columnMissing: "العمود «{column}» غير موجود",
  unreadable: "تعذّرت قراءة الجدول من هنا: علامة اقتباس لم تُغلق",
  rowsMany: "الحد الأقصى لعدد الصفوف في المرة الواحدة هو {max}",
  rowsNone: "لا صفوف في الجدول",
  columnsMany: "لا يمكن استيراد أكثر من {max} عمود",
  rowLong: "هذا الصف أطول من {max} حرف، وربما لم تُغلق علامة اقتباس فيه",

  required: "القيمة مطلوبة",
  nameAmbiguous: "الاسم {value} متكرر: اكتب الرقم بدلًا منه",
};

/** Messages for any table; a module adds those of its rows. */
export const tableWords = { en, ar };

/** More would not be corrected at once. */
const maxReported = 100;
/** Maximum characters of a cell in a message. */
const maxQuoteLength = 100;

/** Collects the errors in the rows of a table: the first are kept, the rest is counted. */
export class RowErrors<Column extends string, Message extends string> {
  private readonly reported: RowError<Column, Message>[] = [];
  readonly rows = new Set<number>();
  count = 0;

  add(...errors: readonly RowError<Column, Message>[]): void {
    for (const error of errors) {
      this.count += 1;
      this.rows.add(error.row);
      if (this.reported.length < maxReported) this.reported.push(error);
    }
  }

  /** Returns the first errors by row, in the reader's language, and their number. */
  present(
    locale: Locale,
    words: Readonly<Record<Locale, Readonly<Record<Message, string>>>>,
  ): {
    errors: { row: number; column: Column | null; message: string }[];
    errorCount: number;
  } {
    const errors = this.reported
      .toSorted((one, other) => one.row - other.row)
      .map(({ row, column, message, values = {} }) => ({
        row,
        column,
        message: words[locale][message].replace(/\{(\w+)\}/g, (whole, name: string) => {
          const value = values[name] ?? whole;
          return typeof value === "number"
            ? formatNumber({ locale, digits: "auto" }, value)
            : value.slice(0, maxQuoteLength);
        }),
      }));
    return { errors, errorCount: this.count };
  }
}
