import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

export type Archive = {
  /** Adds one file. Resolves when its content has been read to the end, so that the next can follow. */
  add(path: string, content: Iterable<string> | AsyncIterable<string> | Readable): Promise<void>;
};

/** Already compressed formats. */
const dense = /\.(webp|png|jpe?g|avif|gif|mp4|webm|mov|zip|docx|xlsx|pptx|pdf)$/i;

/** Writes a new ZIP archive to `path`; the content from `fill` is streamed, never in memory as a whole. */
export async function writeArchive(path: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => zip.once("error", reject));
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const add: Archive["add"] = async (name, content) => {
    const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    zip.addReadStreamLazy(name, { compress: !dense.test(name) }, (use) => use(null, stream));
    await finished(stream);
  };
  const filled = (async () => {
    await fill({ add });
    zip.end();
    await written;
  })();
  // Handles the rejection of whichever loses the race.
  written.catch(() => {});
  await Promise.race([filled, failed, written.then(() => filled)]);
}
