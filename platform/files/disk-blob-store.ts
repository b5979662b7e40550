import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Readable } from "node:stream";
import type { BlobStore } from "./blob-store.ts";

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/** Makes a rename survive a power failure. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Stores blobs as files below a directory, which is created with the first one. */
export function createDiskBlobStore(directory: string): BlobStore {
  const pathOf = (key: string): string => {
    if (!/^[a-zA-Z0-9_-]+(?:[/.][a-zA-Z0-9_-]+)*$/.test(key)) throw new Error(`Not a key: ${key}`);
    return join(directory, key);
  };
  return {
    async put(key: string, content: Uint8Array | Readable) {
      const path = pathOf(key);
      const draft = `${path}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(draft, "wx", 0o640);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
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
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await opendir(directory, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
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
