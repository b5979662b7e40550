/** As many letters as the server takes of a table. */
export const longestTable = 5_000_000;

/** The heading of a table, with the mark by which spreadsheets know its letters. */
export const templateText = "\ufeffemail,location,zone,from,to\r\n";

/**
 * The text of a table that was saved by a spreadsheet: UTF-8, or the Arabic letters of Windows where it is not. Null where
 * it is longer than a table may be.
 */
export async function readTableFile(file: Blob): Promise<string | null> {
  if (file.size > longestTable * 2) return null;
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1256").decode(bytes);
  }
  return text.length > longestTable ? null : text;
}
