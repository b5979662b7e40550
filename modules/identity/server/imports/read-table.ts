import { parseCsv } from "#platform/http/parse-csv.ts";
import { foldedWords } from "#shared/fold.ts";
import type { ImportMessage } from "./messages.ts";

/** The columns of the table. */
const columns = [
  "email",
  "nameEn",
  "nameAr",
  "titleEn",
  "titleAr",
  "department",
  "manager",
  "role",
  "language",
] as const;
export type Column = (typeof columns)[number];

/** What the columns may be called, in either language; compared folded. */
const names: Record<Column, readonly string[]> = {
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

/** A row as it is written; `row` counts as a spreadsheet does, the heading being row 1. */
export type WrittenRow = { row: number; cells: Record<Column, string> };

/** What is wrong; `column` is null where it is the whole row. */
export type RowError = {
  row: number;
  column: Column | null;
  message: ImportMessage;
  values?: Record<string, string | number>;
};

/** More would take longer than somebody waits for an answer. */
const mostRows = 2000;

const folded = (text: string): string => foldedWords(text).join(" ");
const known = new Map(columns.flatMap((column) => names[column].map((name) => [folded(name), column] as const)));

/** Reads comma-separated values with a heading in English or Arabic. Empty rows are passed over. */
export function readTable(csv: string): { rows: WrittenRow[]; errors: RowError[] } {
  const parsed = parseCsv(csv, mostRows);
  if ("row" in parsed) return { rows: [], errors: [{ row: parsed.row, column: null, message: "unreadable" }] };
  const [heading = [], ...records] = parsed.records;
  const places = new Map<Column, number>();
  heading.forEach((name, place) => {
    const column = known.get(folded(name));
    if (column !== undefined && !places.has(column)) places.set(column, place);
  });
  const missing: Column | null = !places.has("email")
    ? "email"
    : places.has("nameEn") || places.has("nameAr")
      ? null
      : "nameEn";
  if (missing !== null)
    return { rows: [], errors: [{ row: 1, column: missing, message: "columnMissing", values: { column: missing } }] };
  const rows = records.flatMap((cells, index): WrittenRow[] => {
    if (cells.every((cell) => cell === "")) return [];
    const written = columns.map((column) => [column, cells[places.get(column) ?? -1] ?? ""]);
    return [{ row: index + 2, cells: Object.fromEntries(written) as Record<Column, string> }];
  });
  if (rows.length === 0) return { rows, errors: [{ row: 2, column: null, message: "rowsNone" }] };
  if (records.length > mostRows) {
    return { rows: [], errors: [{ row: mostRows + 2, column: null, message: "rowsMany", values: { max: mostRows } }] };
  }
  return { rows, errors: [] };
}
