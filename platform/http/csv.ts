export const csvType = "text/csv";

/** Beginnings of a formula, in some spreadsheets also full-width; some end a cell at a semicolon, tab or line. */
const formula = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** Escapes one cell: formulas become text, and quotes are doubled if needed. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = value.replace(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats a table as comma-separated values (RFC 4180) with CR LF line ends. */
export const csvText = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";
