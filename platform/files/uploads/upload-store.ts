import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import type { DataStore } from "@tus/server";

/** Where the bytes of an upload lie until all of them are there. */
export type UploadStore = {
  /** The same place as the protocol's server sees it. */
  tus: DataStore;
  /** What an upload is called there. */
  idOf(fileId: string): string;
  /** All the bytes of an upload as a file on this machine, to be read until it is released. */
  checkOut(fileId: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Forgets an upload; nothing happens when there is none. */
  remove(fileId: string): Promise<void>;
  /** Uploads with anything here, and when something was last written to them. */
  list(): AsyncIterable<{ fileId: string; writtenAt: Date }>;
};

/** Milliseconds an upload may take from its creation to its last byte, and then to be used. */
export const uploadLifetime = 24 * 60 * 60 * 1000;

/** What both stores can do of what the protocol calls extensions. */
export const extensions = ["creation", "creation-with-upload", "termination", "expiration"];

/** Uploads as files below a directory: several nodes need to share it. */
export async function createDiskUploadStore(directory: string): Promise<UploadStore> {
  await mkdir(directory, { recursive: true, mode: 0o750 });
  const tus = new FileStore({ directory, expirationPeriodInMilliseconds: uploadLifetime });
  tus.extensions = extensions;
  const pathOf = (fileId: string): string => {
    if (!/^\d+$/.test(fileId)) throw new Error(`Not an upload: ${fileId}`);
    return join(directory, fileId);
  };
  return {
    tus,
    idOf: (fileId) => fileId,
    checkOut: async (fileId) => ({ path: pathOf(fileId), release: async () => {} }),
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
