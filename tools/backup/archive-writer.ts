import { createHash, hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { pack } from "tar-stream";

/** An archive being written: entries one after the other, each resolved when it is written to the stream. */
export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

async function sync(path: string): Promise<void> {
  await using file = await open(path, "r");
  await file.sync();
}

/**
 * Creates an archive (tar, gzip) that only its owner can read, under a temporary name until it is complete. Once
 * `signal` aborts, adding rejects.
 */
export async function createArchive(path: string, signal?: AbortSignal) {
  const draft = `${path}.part`;
  const file = createWriteStream(draft, { flags: "wx", mode: 0o600 });
  await new Promise<void>((resolve, reject) => file.once("open", () => resolve()).once("error", reject));
  const tar = pack();
  // The disk is the bottleneck of a backup, not the processor; images and videos do not compress further.
  const written = pipeline(tar, createGzip({ level: constants.Z_BEST_SPEED }), file, signal ? { signal } : {});
  // Rejects the entry in progress. Awaiting `written` itself would retain memory per entry until the archive ends.
  let refuse: (reason: unknown) => void = () => {};
  let fault: unknown = null;
  written.catch((reason: unknown) => {
    fault = reason;
    refuse(reason);
  });

  const entry = (name: string, byteSize: number, fill: (sink: NodeJS.WritableStream) => Promise<void>): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      // Only an error can end the stream while entries are still to come.
      if (fault !== null) return reject(fault);
      refuse = reject;
      const done = (error?: Error | null): void => (error ? reject(error) : resolve());
      const sink = tar.entry({ name, size: byteSize, mode: 0o600 }, done);
      fill(sink).catch(reject);
    });

  return {
    /** Returns the SHA-256. */
    async add(name: string, content: Buffer): Promise<string> {
      await entry(name, content.length, async (sink) => {
        if (content.length > 0) sink.write(content);
        sink.end();
      });
      return hash("sha256", content);
    },
    /** For content too large for memory. Rejects when the length differs from `byteSize`. */
    async addStream(name: string, byteSize: number, content: Readable): Promise<string> {
      const sum = createHash("sha256");
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          sum.update(chunk);
          next(null, chunk);
        },
      });
      await entry(name, byteSize, (sink) => pipeline(content, measure, sink));
      return sum.digest("hex");
    },
    /** Ends the archive, syncs it to disk and renames it to its final name; returns its size in bytes. */
    async finish(): Promise<number> {
      tar.finalize();
      await written;
      await sync(draft);
      await rename(draft, path);
      await sync(dirname(path));
      return file.bytesWritten;
    },
    async abandon(): Promise<void> {
      tar.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}
