/** Reads a table saved by a spreadsheet: UTF-8, else Windows-1256. Returns null above `longest` characters. */
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
