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
  employeeNumber: ["employeeNumber", "employee number", "number", "employee no", "الرقم الوظيفي", "رقم الموظف"],
  hireDate: ["hireDate", "hire date", "joined on", "تاريخ التعيين", "تاريخ الالتحاق"],
  endDate: ["endDate", "end date", "last day of work", "last day", "آخر يوم عمل", "تاريخ انتهاء الخدمة"],
  contractKind: ["contractKind", "kind of contract", "contract", "نوع العقد"],
  weeklyMinutes: ["weeklyMinutes", "contract minutes per week", "weekly minutes", "دقائق العمل الأسبوعية في العقد"],
};
export type Column = keyof typeof names;
export type WrittenRow = TableRow<Column>;
export type RowError = TableError<Column, ImportMessage>;
export type Errors = RowErrors<Column, ImportMessage>;

/** People are found by one of the two. */
const findMissing = (has: (column: Column) => boolean): Column[] =>
  has("email") || has("employeeNumber") ? [] : ["email"];

/** More rows would exceed the time of a request. */
export const readTable = tableReader<Column>({ names, findMissing, maxRows: 2000 });
