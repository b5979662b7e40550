import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import type { DataStore } from "@tus/server";

/** Storage of the bytes of unfinished uploads. */
export type UploadStore = {
  /** The same storage for the protocol's server. */
  tus: DataStore;
  /** Returns the store's id of an upload. */
  idOf(fileId: string): string;
  /** Returns the path of a local file with all bytes of an upload, which stays until `held` is disposed of. */
  checkOut(fileId: string, held: AsyncDisposableStack): Promise<string>;
  /** Removes an upload; does nothing if there is none. */
  remove(fileId: string): Promise<void>;
  /** Lists uploads with stored bytes and the time of the last write. */
  list(): AsyncIterable<{ fileId: string; writtenAt: Date }>;
};

/** Milliseconds an upload may take from its creation to its last byte, and then until its first use. */
export const uploadLifetime = 24 * 60 * 60 * 1000;

/** Protocol extensions that both stores support. */
export const extensions = ["creation", "creation-with-upload", "termination", "expiration"];

/** Returns whether less than a block of 64 KiB is free. */
async function isFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < 65_536;
}

/** A store of the protocol that tells a full disk from other failures: its base hides the reason. */
class DiskStore extends FileStore {
  override async write(...parameters: Parameters<FileStore["write"]>): Promise<number> {
    try {
      return await super.write(...parameters);
    } catch (error) {
      if (!(await isFull(this.directory))) throw error;
      throw Object.assign(new Error("No space is left for uploads.", { cause: error }), { code: "ENOSPC" });
    }
  }
}

/** Stores uploads as files below a directory, which several nodes must share. */
export async function createDiskUploadStore(directory: string): Promise<UploadStore> {
  await mkdir(directory, { recursive: true, mode: 0o750 });
  const tus = new DiskStore({ directory, expirationPeriodInMilliseconds: uploadLifetime });
  tus.extensions = extensions;
  const pathOf = (fileId: string): string => {
    if (!/^\d+$/.test(fileId)) throw new Error(`Not an upload: ${fileId}`);
    return join(directory, fileId);
  };
  return {
    tus,
    idOf: (fileId) => fileId,
    checkOut: async (fileId) => pathOf(fileId),
    async remove(fileId) {
      await rm(pathOf(fileId), { force: true });
      await rm(`${pathOf(fileId)}.json`, { force: true });
    },
    async *list() {
      for (const name of await readdir(directory).catch(() => [])) {
        const fileId = /^(\d+)(?:\.json)?$/.exec(name)?.[1];
        if (fileId === undefined) continue;
        const entry = await stat(join(directory, name)).catch(() => null);
        if (entry !== null) yield { fileId, writtenAt: entry.mtime };
      }
    },
  };
}
