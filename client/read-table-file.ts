/**
 * The text of a table that was saved by a spreadsheet: UTF-8, or the Arabic letters of Windows where it is not. Null where
 * it is longer than so many letters.
 */
export async function readTableFile(file: Blob, longest: number): Promise<string | null> {
  if (file.size > longest * 2) return null;
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1256").decode(bytes);
  }
  return text.length > longest ? null : text;
}
