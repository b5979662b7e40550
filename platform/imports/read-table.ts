import { foldedWords } from "#shared/fold.ts";
import { parseCsv } from "./parse-csv.ts";
import type { RowError, TableMessage } from "./row-errors.ts";

/** A row as written; `row` counts as a spreadsheet does, the heading being row 1. */
export type WrittenRow<Column extends string> = { row: number; cells: Record<Column, string> };

export type TableShape<Column extends string> = {
  /** Accepted names of each column, in either language; compared folded. */
  names: Readonly<Record<Column, readonly string[]>>;
  /** Returns the required columns that are missing beside the present ones. */
  findMissing: (has: (column: Column) => boolean) => Column[];
  /** Maximum rows besides the heading. */
  maxRows: number;
};

type Table<Column extends string> = { rows: WrittenRow<Column>[]; errors: RowError<Column, TableMessage>[] };

/** Maximum columns; a table with more is not the expected one. */
const maxColumns = 100;

const folded = (text: string): string => foldedWords(text).join(" ");

/** Reads comma-separated values with a heading in English or Arabic. Empty rows are skipped. */
export function tableReader<Column extends string>(shape: TableShape<Column>): (csv: string) => Promise<Table<Column>> {
  const { names, findMissing, maxRows } = shape;
  const columns = Object.keys(names) as Column[];
  const known = new Map(columns.flatMap((column) => names[column].map((name) => [folded(name), column] as const)));
  return async (csv) => {
    const refused = (...errors: RowError<Column, TableMessage>[]): Table<Column> => ({ rows: [], errors });
    const parsed = await parseCsv(csv, maxRows);
    if ("row" in parsed) return refused({ ...parsed, column: null });
    const [heading = [], ...records] = parsed.records;
    if (heading.length > maxColumns)
      return refused({ row: 1, column: null, message: "columnsMany", values: { max: maxColumns } });
    const places = new Map<Column, number>();
    heading.forEach((name, place) => {
      const column = known.get(folded(name));
      if (column !== undefined && !places.has(column)) places.set(column, place);
    });
    const missing = findMissing((column) => places.has(column));
    if (missing.length > 0) {
      return refused(
        ...missing.map((column) => ({ row: 1, column, message: "columnMissing", values: { column } }) as const),
      );
    }
    const rows = records.flatMap((cells, index): WrittenRow<Column>[] => {
      if (cells.every((cell) => cell === "")) return [];
      const written = columns.map((column) => [column, cells[places.get(column) ?? -1] ?? ""]);
      return [{ row: index + 2, cells: Object.fromEntries(written) as Record<Column, string> }];
    });
    if (rows.length === 0) return refused({ row: 2, column: null, message: "rowsNone" });
    if (records.length > maxRows) {
      return refused({ row: maxRows + 2, column: null, message: "rowsMany", values: { max: maxRows } });
    }
    return { rows, errors: [] };
  };
}
