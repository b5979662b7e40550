import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Database } from "../database/database.ts";
import { transaction } from "../database/transaction.ts";
import { record, type EventRow } from "../events/record.ts";
import { contentDisposition } from "./content-disposition.ts";
import { byteOrderMark, csvText, csvType } from "./csv.ts";
import type { FetchSize, PagedList } from "./page.ts";
import { plainCell, writeXlsx, xlsxType, type XlsxCell, type XlsxTable } from "./xlsx.ts";

type Download = {
  /** File name with its ending, in any script. */
  name: string;
  type: string;
  /** A HEAD request gets the headers only, and is not recorded. */
  isHead: boolean;
  event: EventRow;
  content: () => Readable;
};

/** Sends a file at the speed of the client, after the export has been recorded. */
export async function sendDownload(
  database: Database,
  reply: FastifyReply,
  { name, type, isHead, event, content }: Download,
): Promise<void> {
  if (!isHead) await transaction(database.primary, (tx) => record(tx, event));
  reply
    .header("content-type", type === xlsxType ? type : `${type}; charset=utf-8`)
    .header("content-disposition", contentDisposition("attachment", name))
    .header("cache-control", "no-store")
    .send(isHead ? undefined : content());
}

/** Formats of tables, with the ending of their files. */
export const tableEndings = { [csvType]: "csv", [xlsxType]: "xlsx" } as const;
export type TableType = keyof typeof tableEndings;

type Batches = XlsxTable["rows"] | Iterable<readonly (readonly XlsxCell[])[]>;

async function* csvOf(headings: readonly XlsxCell[], rows: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvText([headings.map(plainCell)]);
  for await (const batch of rows) yield csvText(batch.map((row) => row.map(plainCell)));
}

/** Writes a table as CSV in a stream: at most one batch of rows is in memory. */
export const writeCsv = (headings: readonly XlsxCell[], rows: Batches): Readable =>
  Readable.from(csvOf(headings, rows), { objectMode: false });

export function writeTable(type: TableType, table: XlsxTable): Readable {
  if (type === xlsxType) return writeXlsx(table);
  return writeCsv(
    table.columns.map(({ heading }) => heading),
    table.rows,
  );
}

/** Rows of a list in memory at a time. */
const batchSize = 501;

export async function* batchesOf<Row>(
  { fetch, keyOf }: Pick<PagedList<Row>, "fetch" | "keyOf">,
  size: FetchSize = batchSize,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined, isMore = true; isMore;) {
    const rows = await fetch(last === undefined ? null : { direction: "after", values: keyOf(last) }, size);
    yield rows;
    last = rows.at(-1);
    isMore = rows.length === size;
  }
}
