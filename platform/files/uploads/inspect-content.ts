import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import type { UploadKind } from "#shared/upload-limits.ts";
import { acceptedTypes } from "#shared/upload-limits.ts";
import { endingOf } from "./clean-name.ts";

/** The detected content of an upload. */
export type Inspection = { kind: UploadKind; mediaType: string };

/** Maps alternative media types to ours. */
const synonyms: Record<string, string> = {
  "image/apng": "image/png",
  "video/x-m4v": "video/mp4",
  "audio/x-m4a": "",
};

/** Content for browsers or command lines: never accepted as text, whatever its name. */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg|style|form|meta|link|img)[\s/>]/i;
const opensLikeProgram = /^\s*(?:#!|<\?|<!|<[a-z])/i;
/** Control characters other than tab, line feed, form feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const notText = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/** Bytes inspected at the beginning and the end of a text. */
const sample = 65_536;

/** Returns whether a file is text in UTF-8, or UTF-16 with a byte order mark, that no program executes or renders. */
async function isPlainText(path: string): Promise<boolean> {
  await using file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const first = await file.read(Buffer.alloc(sample), 0, sample, 0);
    const last = await file.read(Buffer.alloc(sample), 0, sample, Math.max(0, size - sample));
    const head = first.buffer.subarray(0, first.bytesRead);
    const utf16 =
      head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : null;
    // A sample may end, and the last one begin, in the middle of a character.
    const read = (bytes: Uint8Array, fatal: boolean): string =>
      new TextDecoder(utf16 ?? "utf-8", { fatal }).decode(bytes, { stream: true });
    const tail = last.buffer.subarray(size > sample ? 4 : 0, last.bytesRead);
    const texts = [read(head, true), read(tail, false)];
    return !texts.some((text) => notText.test(text) || markup.test(text)) && !opensLikeProgram.test(texts[0] ?? "");
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Detects a file's type by its content; null if not accepted. The name only distinguishes two kinds of text. */
export async function inspectContent(path: string, name: string): Promise<Inspection | null> {
  const found = await fileTypeFromFile(path);
  const mime = found === undefined ? null : (found.mime.split(";", 1)[0]?.trim() ?? "");
  if (mime === null) {
    if (!(await isPlainText(path))) return null;
    return { kind: "document", mediaType: endingOf(name) === "csv" ? "text/csv" : "text/plain" };
  }
  const mediaType = synonyms[mime] ?? mime;
  for (const [kind, types] of Object.entries(acceptedTypes)) {
    if (Object.hasOwn(types, mediaType) && !mediaType.startsWith("text/"))
      return { kind: kind as UploadKind, mediaType };
  }
  return null;
}
