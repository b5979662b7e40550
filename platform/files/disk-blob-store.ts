import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Readable } from "node:stream";
import { codeOf } from "#platform/log/error-code.ts";
import { isKey, type BlobStore } from "./blob-store.ts";

/** Makes a rename survive a power failure. */
async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, "r");
  await directory.sync();
}

/** Stores blobs as files below a directory, which is created with the first one. */
export function createDiskBlobStore(directory: string): BlobStore {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`Not a key: ${key}`);
    return join(directory, key);
  };
  return {
    async put(key: string, content: Uint8Array | Readable) {
      const path = pathOf(key);
      const draft = `${path}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, content, { flag: "wx", mode: 0o640, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncDirectory(dirname(path));
    },
    async get(key, range) {
      try {
        const file = await open(pathOf(key), "r");
        return file.createReadStream(range === undefined ? {} : { start: range.start, end: range.end });
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await opendir(directory, { recursive: true }).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return [];
        throw error;
      });
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        // It may have been deleted meanwhile.
        const found = await stat(path).catch(() => null);
        if (found !== null) yield { key: relative(directory, path), writtenAt: found.mtime };
      }
    },
  };
}
