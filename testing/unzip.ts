import { crc32, inflateRawSync } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** Returns the files of a ZIP archive by path; throws when an entry does not match the archive's directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== endSignature) end -= 1;
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error(`Entry ${number} is not where it should be.`);
    const method = archive.readUInt16LE(at + 10);
    const [sum, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place));
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const local = archive.readUInt32LE(at + 42);
    const path = archive.toString("utf8", at + 46, at + 46 + name);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const stored = archive.subarray(start, start + (packed ?? 0));
    const content = method === 8 ? inflateRawSync(stored) : stored;
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${path} is damaged.`);
    files.set(path, content);
    at += 46 + name + extra + comment;
  }
  return files;
}

type SheetCell = { value: string | number; style: number };

const unescaped = (xml: string): string =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("_x005F_", "_");

/** Returns the cells of a workbook's only sheet by reference, `B2`; and the XML around them. */
export function openXlsx(archive: Buffer): { parts: string[]; sheet: string; cells: Map<string, SheetCell> } {
  const files = unzip(archive);
  const sheet = files.get("xl/worksheets/sheet1.xml")?.toString("utf8") ?? "";
  const cells = new Map<string, SheetCell>();
  for (const [, place = "", attributes = "", content = ""] of sheet.matchAll(/<c r="(\w+)"([^>]*)>(.*?)<\/c>/gs)) {
    const text = /<is><t xml:space="preserve">(.*)<\/t><\/is>/s.exec(content)?.[1];
    const value = text === undefined ? Number(/<v>(.*)<\/v>/.exec(content)?.[1]) : unescaped(text);
    cells.set(place, { value, style: Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0) });
  }
  return { parts: [...files.keys()], sheet, cells };
}
