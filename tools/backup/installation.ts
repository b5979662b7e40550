import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { BlobStore } from "#platform/files/blob-store.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { createS3BlobStore } from "#platform/files/s3/s3-blob-store.ts";

/** Where the files of an installation lie on disk. */
export const filesDirectory = (config: Config): string => join(config.dataDirectory, "files");

/** The store that the server of this configuration uses. */
export const openBlobs = (config: Config): BlobStore =>
  config.s3 === null ? createDiskBlobStore(filesDirectory(config)) : createS3BlobStore(config.s3);

const embeddedDirectory = (config: Config): string => join(config.dataDirectory, "database");

/** Whether there is a database of its own in the data directory. */
export const hasEmbedded = (config: Config): Promise<boolean> =>
  access(embeddedDirectory(config)).then(
    () => true,
    () => false,
  );

/**
 * The database of this configuration, past any pooler. The embedded one is joined while `npm start` runs, and else started
 * until `leave`.
 */
export async function joinDatabase(config: Config): Promise<{ url: string; leave(): Promise<void> }> {
  const external = config.databaseDirectUrl ?? config.databaseUrl;
  if (external !== null) return { url: external, leave: async () => {} };
  const { startDatabase } = await import("../embedded-database/start-database.ts");
  const dataDirectory = embeddedDirectory(config);
  const database = await startDatabase({ dataDirectory, durable: true, databaseName: "diwan" });
  return { url: database.url, leave: () => database.stopIfLast() };
}
