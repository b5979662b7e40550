import { CsvError, parse } from "csv-parse/sync";

/** What stands between the cells: of the three marks that spreadsheets use the one that the heading has most of. */
function delimiterOf(csv: string): string {
  const [heading = ""] = csv.split(/\r\n|\r|\n/, 1);
  const marks = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }));
  return marks.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ",";
}

/**
 * The cells of a table in which commas, semicolons or tabs stand between them, with or without a mark of UTF-8 at its
 * beginning; or the row, counted from 1, from which on it cannot be read. Of a table with more than `most` rows besides its
 * heading, one row more than that.
 */
export function parseCsv(csv: string, most: number): { records: string[][] } | { row: number } {
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: most + 2,
    };
    return { records: parse(csv, options) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { row: Number((error as { records?: unknown }).records ?? 0) + 1 };
  }
}
