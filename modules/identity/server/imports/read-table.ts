import { tableReader, type WrittenRow as TableRow } from "#platform/imports/read-table.ts";
import type { RowError as TableError, RowErrors } from "#platform/imports/row-errors.ts";
import type { ImportMessage } from "./messages.ts";

const names = {
  email: ["email", "e-mail", "email address", "e-mail address", "البريد", "البريد الإلكتروني", "الإيميل"],
  nameEn: ["nameEn", "name", "english name", "name in english", "الاسم بالإنجليزية", "الاسم الإنجليزي"],
  nameAr: ["nameAr", "arabic name", "name in arabic", "الاسم", "الاسم بالعربية", "الاسم العربي"],
  titleEn: ["titleEn", "title", "job title", "title in english", "المسمى بالإنجليزية", "المسمى الوظيفي بالإنجليزية"],
  titleAr: ["titleAr", "title in arabic", "المسمى", "المسمى الوظيفي", "المسمى بالعربية", "المسمى الوظيفي بالعربية"],
  department: ["department", "الإدارة", "القسم"],
  manager: ["manager", "manager email", "المدير", "بريد المدير"],
  role: ["role", "roles", "الدور", "الأدوار"],
  language: ["language", "locale", "اللغة"],
};
export type Column = keyof typeof names;
export type WrittenRow = TableRow<Column>;
export type RowError = TableError<Column, ImportMessage>;
export type Errors = RowErrors<Column, ImportMessage>;

/** One of the two names suffices. */
function findMissing(has: (column: Column) => boolean): Column[] {
  if (!has("email")) return ["email"];
  return has("nameEn") || has("nameAr") ? [] : ["nameEn"];
}

/** More rows would exceed the time of a request. */
export const readTable = tableReader<Column>({ names, findMissing, maxRows: 2000 });
