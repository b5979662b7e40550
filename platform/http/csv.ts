import type { FastifyReply } from "fastify";

/** Spreadsheets take these at the beginning of a cell for a formula, some the full-width signs too; some end a cell at a semicolon, a tab or a line. */
const formula = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** One cell: what a spreadsheet would run is made text, quotes are doubled where they are needed. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = value.replace(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated values (RFC 4180), lines ended by CR LF. */
export const csvText = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

/** So that spreadsheets read UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Sends a table as a download. `name` is the file's name without its ending, in Latin letters. */
export function sendCsv(reply: FastifyReply, name: string, rows: Parameters<typeof csvText>[0]): void {
  reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .header("cache-control", "no-store")
    .send(byteOrderMark + csvText(rows));
}
