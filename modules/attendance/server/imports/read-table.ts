import { parseCsv } from "#platform/http/parse-csv.ts";
import { foldedWords } from "#shared/fold.ts";
import type { ImportMessage } from "./messages.ts";

/** The columns of the table; the first three are needed. */
const columns = ["email", "location", "zone", "from", "to"] as const;
export type Column = (typeof columns)[number];
const needed: readonly Column[] = ["email", "location", "zone"];

/** What the columns may be called, in either language; compared folded. */
const names: Record<Column, readonly string[]> = {
  email: ["email", "e-mail", "email address", "e-mail address", "البريد", "البريد الإلكتروني", "الإيميل"],
  location: ["location", "site", "place", "الموقع", "موقع", "الموقع الجغرافي"],
  zone: ["zone", "schedule", "النطاق", "نطاق", "نطاق الدوام"],
  from: ["from", "from date", "start", "start date", "من", "من تاريخ", "تاريخ البداية"],
  to: ["to", "to date", "until", "end", "end date", "إلى", "إلى تاريخ", "حتى", "تاريخ النهاية"],
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

/** More would be a list of everybody, which is a role. */
const mostRows = 20_000;

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
  const missing = needed.filter((column) => !places.has(column));
  const errors = missing.map((column): RowError => ({ row: 1, column, message: "columnMissing", values: { column } }));
  if (errors.length > 0) return { rows: [], errors };
  const rows = records.flatMap((cells, index): WrittenRow[] => {
    if (cells.every((cell) => cell === "")) return [];
    const cellOf = (column: Column): string => cells[places.get(column) ?? -1] ?? "";
    const [email, location, zone, from, to] = columns.map(cellOf) as [string, string, string, string, string];
    return [{ row: index + 2, cells: { email, location, zone, from, to } }];
  });
  if (rows.length === 0) return { rows, errors: [{ row: 2, column: null, message: "rowsNone" }] };
  if (records.length > mostRows) {
    return { rows: [], errors: [{ row: mostRows + 2, column: null, message: "rowsMany", values: { max: mostRows } }] };
  }
  return { rows, errors: [] };
}
