import { tableReader, type RowError as TableError, type WrittenRow as TableRow } from "#platform/imports/read-table.ts";
import type { RowErrors } from "#platform/imports/row-errors.ts";
import type { ImportMessage } from "./messages.ts";

const names = {
  email: ["email", "e-mail", "email address", "e-mail address", "البريد", "البريد الإلكتروني", "الإيميل"],
  location: ["location", "site", "place", "الموقع", "موقع", "الموقع الجغرافي"],
  zone: ["zone", "schedule", "جدول الدوام", "الجدول", "جدول", "النطاق", "نطاق", "نطاق الدوام"],
  from: ["from", "from date", "start", "start date", "من", "من تاريخ", "تاريخ البداية"],
  to: ["to", "to date", "until", "end", "end date", "إلى", "إلى تاريخ", "حتى", "تاريخ النهاية"],
};
type Column = keyof typeof names;
export type WrittenRow = TableRow<Column>;
export type RowError = TableError<Column, ImportMessage>;
export type Errors = RowErrors<Column, ImportMessage>;

const needed: readonly Column[] = ["email", "location", "zone"];

/** Parses the table of assignments. Limited in rows: an assignment of all employees is given to a role. */
export const readTable = tableReader<Column>({
  names,
  findMissing: (has) => needed.filter((column) => !has(column)),
  maxRows: 20_000,
});
