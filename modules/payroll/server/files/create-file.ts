import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { csvType } from "#platform/http/csv.ts";
import { writeTable } from "#platform/http/send-download.ts";
import { xlsxType, type XlsxCell } from "#platform/http/xlsx.ts";
import { payrollFormats, type PayrollFormat, type PayrollSection } from "../../contract/kinds.ts";
import type { PayrollCounts } from "../../contract/schemas.ts";
import { changeHeading, headingBefore, type HeadedColumn } from "../messages.ts";
import type { VersionRow } from "../versions/store.ts";
import { compareRows, pairsOf, type Difference } from "./compare-facts.ts";
import { dayRows, personRows, type RowsOf } from "./present-table.ts";
import { readChunks, type FileRow } from "./queries.ts";
import { insertFile, insertPiece } from "./store.ts";
import { jsonOfChanges, jsonOfRows } from "./present-json.ts";

type FileName = { section: PayrollSection; format: PayrollFormat };

/** Bytes. */
const pieceSize = 512 * 1024;
/** People whose rows are in memory at a time. */
const peopleAtOnce = 20;
/** Width of columns, in characters. */
const columnWidth = 18;

/** Returns the files that a version will have and does not have yet. */
export function missingFiles({ dayColumns, previousId }: VersionRow, made: readonly FileRow[]): FileName[] {
  const sections: PayrollSection[] = [
    "people",
    ...(dayColumns === null ? [] : (["days"] as const)),
    ...(previousId === null ? [] : (["peopleChanges"] as const)),
    ...(dayColumns === null || previousId === null ? [] : (["dayChanges"] as const)),
  ];
  return sections
    .flatMap((section) => payrollFormats.map((format) => ({ section, format })))
    .filter(({ section, format }) => !made.some((file) => file.section === section && file.format === format));
}

type Table = { columns: readonly HeadedColumn[]; rowsOf: RowsOf };

function tableOf({ personColumns, dayColumns, month }: VersionRow, section: PayrollSection): Table {
  const columns = section === "people" || section === "peopleChanges" ? personColumns : (dayColumns ?? []);
  const keys = columns.map(({ key }) => key);
  const rowsOf = columns === personColumns ? personRows(keys, month.slice(0, 7)) : dayRows(keys);
  return { columns, rowsOf };
}

async function* wholeRows(db: Reader, id: string, { rowsOf }: Table): AsyncGenerator<XlsxCell[][]> {
  for await (const people of readChunks(db, id)) {
    for (let at = 0; at < people.length; at += peopleAtOnce) {
      yield people.slice(at, at + peopleAtOnce).flatMap((person) => rowsOf(person).map(({ cells }) => cells));
    }
  }
}

async function* changes(db: Reader, ids: [before: string, after: string], table: Table): AsyncGenerator<Difference[]> {
  const people = async function* (id: string) {
    for await (const batch of readChunks(db, id)) yield* batch;
  };
  for await (const pair of pairsOf(people(ids[0]), people(ids[1]))) yield compareRows(table.rowsOf, pair);
}

/** The bytes of a file; `count` is called with the rows as they are read. */
function contentOf(
  db: Reader,
  version: VersionRow,
  { section, format }: FileName,
  count: (rows: number, differences: readonly Difference[]) => void,
): Readable {
  const { id, month, number, language, previousId } = version;
  const table = tableOf(version, section);
  const headings = table.columns.map(({ heading }) => heading);
  const about = { month: month.slice(0, 7), version: number, table: section };
  const isChanges = section === "peopleChanges" || section === "dayChanges";
  const whole = async function* () {
    for await (const rows of wholeRows(db, id, table)) {
      count(rows.length, []);
      yield rows;
    }
  };
  const differences = async function* () {
    for await (const rows of changes(db, [previousId ?? id, id], table)) {
      count(rows.length, rows);
      if (rows.length > 0) yield rows;
    }
  };
  if (format === "json") {
    const parts = isChanges ? jsonOfChanges(about, headings, differences()) : jsonOfRows(about, headings, whole());
    return Readable.from(parts, { objectMode: false });
  }
  const none = headings.map(() => null);
  const inColumns = async function* () {
    for await (const rows of differences())
      yield rows.map(({ change, before, after }) => [change, ...(after ?? none), ...(before ?? none)]);
  };
  const ofChanges = [
    changeHeading(language),
    ...headings,
    ...headings.map((heading) => headingBefore(language, heading)),
  ];
  return writeTable(format === "csv" ? csvType : xlsxType, {
    name: `${about.month} v${number}`,
    rightToLeft: language === "ar",
    columns: (isChanges ? ofChanges : headings).map((heading) => ({ heading, width: columnWidth })),
    frozenColumns: 1,
    rows: isChanges ? inColumns() : whole(),
  });
}

/**
 * Writes a file and keeps its bytes with their sum. Facts are read by `db`: they are fixed, and a transaction runs one
 * statement at a time.
 */
export async function createFile(
  { db, tx }: { db: Reader; tx: Transaction },
  version: VersionRow,
  file: FileName,
): Promise<void> {
  const { section, format } = file;
  const counts: PayrollCounts = { added: 0, changed: 0, removed: 0 };
  let rows = 0;
  const content = contentOf(db, version, file, (read, differences) => {
    rows += read;
    for (const { change } of differences) counts[change] += 1;
  });
  const hash = createHash("sha256");
  let [parts, waiting, size, ordinal]: [Buffer[], number, number, number] = [[], 0, 0, 0];
  const flush = async (): Promise<void> => {
    const piece = Buffer.concat(parts);
    [parts, waiting] = [[], 0];
    await insertPiece(tx, version.id, section, format, (ordinal += 1), piece);
  };
  for await (const part of content as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    parts.push(bytes);
    size += bytes.length;
    if ((waiting += bytes.length) >= pieceSize) await flush();
  }
  if (waiting > 0) await flush();
  const isChanges = section === "peopleChanges" || section === "dayChanges";
  const counted = isChanges ? JSON.stringify(counts) : null;
  await insertFile(tx, version.id, section, format, size, hash.digest("hex"), rows, counted);
}
