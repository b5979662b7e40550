import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { codeOf } from "#platform/log/error-code.ts";
import { StartFailure } from "../start/failure.ts";

export type ArchiveEntry = { name: string; byteSize: number; content: Readable };

/** The archive cannot be used; the message is one paragraph for the terminal. */
export class ArchiveFault extends StartFailure {
  override name = "ArchiveFault";
}

/** Returns whether reading the archive failed, rather than the consumer of its entries. */
const isOfReading = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Z_|ERR_STREAM|ABORT_ERR|STREAM_)/.test(codeOf(error) ?? "") ||
    /^(Unexpected end of data|Invalid tar header|tar entry destroyed|Stream was destroyed)/.test(error.message));

/** Passes the entries to `take` in order; each must be read to its end before the next one. */
export async function readArchive(path: string, take: (entry: ArchiveEntry) => Promise<void>, signal?: AbortSignal) {
  const file = await open(path, "r").catch((error: unknown) => {
    throw new ArchiveFault(`The archive ${path} cannot be read (${codeOf(error)}).`, { cause: error });
  });
  const tar = extract();
  const controller = new AbortController();
  const reading = pipeline(file.createReadStream(), createGunzip(), tar, {
    signal: signal ? AbortSignal.any([controller.signal, signal]) : controller.signal,
  });
  reading.catch(() => {}); // handled below
  try {
    for await (const entry of tar) {
      const content = Readable.from(entry, { objectMode: false });
      await take({ name: entry.header.name, byteSize: entry.header.size ?? 0, content });
      entry.resume();
    }
    await reading;
  } catch (error) {
    controller.abort();
    await reading.catch(() => {});
    signal?.throwIfAborted();
    if (!isOfReading(error)) throw error;
    throw new ArchiveFault(`The archive ${path} is not whole, or not one of ours.`, { cause: error });
  }
}

/** Reads a whole entry into memory; for entries known to be small. */
export const readContent = ({ content }: ArchiveEntry): Promise<Buffer> => buffer(content);

export async function readHash({ content }: ArchiveEntry): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of content) sum.update(chunk as Buffer);
  return sum.digest("hex");
}
