import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { now } from "#platform/clock/clock.ts";
import { cellStyles, columnName, sheetParts, workbookParts } from "./xlsx-parts.ts";

/** A text, a number, a civil date (`YYYY-MM-DD`), a duration in minutes, or an empty cell. */
export type XlsxCell = string | number | { date: string } | { minutes: number } | null;

export type XlsxTable = {
  /** Name of the sheet: at most 31 characters, none of `[]:*?/\`. */
  name: string;
  rightToLeft: boolean;
  /** Heading in bold, and width in characters. */
  columns: readonly { heading: XlsxCell; width: number }[];
  /** Number of columns that stay visible. */
  frozenColumns: number;
  /** Rows in batches, as they are read. */
  rows: AsyncIterable<readonly (readonly XlsxCell[])[]>;
};

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Formats minutes as `7:05`. */
export const writeMinutes = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Converts a cell for text formats. */
export const plainCell = (cell: XlsxCell): string | number | null => {
  if (cell === null || typeof cell !== "object") return cell;
  return "date" in cell ? cell.date : writeMinutes(cell.minutes);
};

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// oxlint-disable-next-line no-control-regex -- what XML 1.0 cannot hold
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML. Spreadsheets read `_x0041_` as a letter, so literal text of that form is escaped too. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, "")
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Spreadsheets count days from the end of 1899. */
const serialOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;

function cellXml(cell: XlsxCell, place: string, isBold: boolean): string {
  if (cell === null) return "";
  if (typeof cell === "string") {
    // An inline text is never a formula, whatever it begins with.
    const style = isBold ? cellStyles.bold : cellStyles.plain;
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if ("date" in cell) {
    const style = isBold ? cellStyles.boldDate : cellStyles.date;
    return `<c r="${place}" s="${style}"><v>${serialOf(cell.date)}</v></c>`;
  }
  return `<c r="${place}" s="${cellStyles.duration}"><v>${cell.minutes / 1440}</v></c>`;
}

async function* sheetXml({ columns, rows, ...table }: XlsxTable): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  let number = 0;
  const rowXml = (cells: readonly XlsxCell[], isBold = false): string => {
    number += 1;
    return `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${names[index]}${number}`, isBold)).join("")}</row>`;
  };
  const { before, after } = sheetParts({ ...table, widths: columns.map(({ width }) => width) });
  yield (
    before +
      rowXml(
        columns.map(({ heading }) => heading),
        true,
      )
  );
  for await (const batch of rows) yield batch.map((cells) => rowXml(cells)).join("");
  yield after;
}

/**
 * Writes a table as a workbook of one sheet (Office Open XML), in a stream: at most one batch of rows is in memory. A
 * reader who stops early destroys the stream, which ends the rows as well.
 */
export function writeXlsx(table: XlsxTable): Readable {
  const zip = new ZipFile();
  const options = { mtime: now() };
  for (const [path, xml] of Object.entries(workbookParts(xmlText(table.name)))) {
    zip.addBuffer(Buffer.from(xml), path, options);
  }
  const sheet = Readable.from(sheetXml(table), { objectMode: false });
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", options);
  zip.end();
  // Declared as less than it is.
  const output = zip.outputStream as Readable;
  const fail = (error: Error): unknown => output.destroy(error);
  // The archive does not forward errors of its files.
  sheet.on("error", fail);
  zip.on("error", fail);
  output.on("close", () => sheet.destroy());
  return output;
}
