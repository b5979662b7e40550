import { setImmediate as breathe } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";

/** Characters of one row: more than any supported table needs, and few enough to parse at once. */
const maxRowLength = 20_000;
/** Bytes of an Arabic character; the parser counts bytes. */
const bytesEach = 2;
/** Bytes parsed before the event loop gets a turn. */
const stepLength = 64 * 1024;

/** Returns the delimiter: of the three that spreadsheets use, the most frequent one in the heading. */
function delimiterOf(csv: string): string {
  const [heading = ""] = csv.slice(0, maxRowLength).split(/\r\n|\r|\n/, 1);
  const marks = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }));
  return marks.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ",";
}

/** The first unreadable row, counted from 1, and the reason. */
export type UnreadableRow = { row: number; message: "unreadable" | "rowLong"; values?: { max: number } };

function unreadableRow(error: CsvError): UnreadableRow {
  const row = Number((error as { records?: unknown }).records ?? 0) + 1;
  return error.code === "CSV_MAX_RECORD_SIZE"
    ? { row, message: "rowLong", values: { max: maxRowLength } }
    : { row, message: "unreadable" };
}

/**
 * Parses a table delimited by commas, semicolons or tabs, with or without a byte order mark; returns its cells or the
 * first unreadable row. Stops one row after `maxRecords` rows besides the heading. Parses in steps, so that a large
 * table does not block other requests.
 */
export async function parseCsv(csv: string, maxRecords: number): Promise<{ records: string[][] } | UnreadableRow> {
  const records: string[][] = [];
  let failure: Error | null = null;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(csv),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: maxRowLength * bytesEach,
    to: maxRecords + 2,
  });
  parser.on("data", (record: string[]) => records.push(record));
  parser.on("error", (error) => (failure = error));
  const ended = new Promise<void>((resolve) => parser.on("end", resolve).on("close", resolve));
  // Bytes, since cutting a text between two halves of a character would lose it.
  const bytes = Buffer.from(csv);
  for (let at = 0; at < bytes.length && failure === null && records.length < maxRecords + 2; at += stepLength) {
    parser.write(bytes.subarray(at, at + stepLength));
    await breathe();
  }
  parser.end();
  await ended;
  const error = failure as Error | null;
  if (error === null) return { records };
  if (!(error instanceof CsvError)) throw error;
  return unreadableRow(error);
}
