import type pg from "pg";
import type { BlobStore } from "#platform/files/blob-store.ts";
import { migrate } from "#platform/database/migrate.ts";
import { migrateJobs } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { readArchive, readContent, type ArchiveEntry } from "../backup/archive-reader.ts";
import { describeQueue, plainSettings } from "../backup/describe-database.ts";
import { entryNames, type Manifest } from "../backup/manifest.ts";
import { advanceTransactions } from "./advance-transactions.ts";
import { RestoreRefusal } from "./check-target.ts";
import { openTables } from "./load-tables.ts";

type LoadOptions = {
  client: pg.Client;
  databaseUrl: string;
  archive: string;
  manifest: Manifest;
  /** Destination of file contents. */
  blobs: BlobStore;
  onSecret: (secret: Buffer) => void;
  onPreviousSecrets: (lines: Buffer) => void;
  signal: AbortSignal | undefined;
};

/** Creates the schema as of the archive, with the job queue of this release. */
async function makeSchema({ client, databaseUrl, manifest }: LoadOptions): Promise<void> {
  const wanted = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(databaseUrl, undefined, (name) => wanted.has(name));
  await migrateJobs(databaseUrl, createLog("silent"));
  if ((manifest.queueMigration ?? 0) > ((await describeQueue(client)) ?? 0))
    throw new RestoreRefusal("The archive's job queue is of a newer release.");
}

/**
 * Loads a verified archive into an empty database and a blob store, in one transaction that is committed when
 * everything is loaded. Then migrates the schema to this release.
 */
export async function loadArchive(options: LoadOptions): Promise<void> {
  const { client, archive, manifest, blobs, databaseUrl, signal } = options;
  await makeSchema(options);
  await advanceTransactions(client, BigInt(manifest.nextTransaction));
  await client.query(plainSettings);
  await client.query("begin");
  try {
    const tables = await openTables(client, manifest);
    const byPart = new Map(
      manifest.tables.flatMap((table) =>
        Array.from({ length: table.parts }, (_, index) => [entryNames.part(table, index + 1), table] as const),
      ),
    );
    const take = async (entry: ArchiveEntry): Promise<void> => {
      const table = byPart.get(entry.name);
      if (table !== undefined) await tables.load(table, await readContent(entry));
      else if (entry.name.startsWith("files/"))
        await blobs.put(entry.name.slice("files/".length), entry.content, entry.byteSize);
      else if (entry.name === entryNames.secret) options.onSecret(await readContent(entry));
      else if (entry.name === entryNames.previousSecrets) options.onPreviousSecrets(await readContent(entry));
    };
    await readArchive(archive, take, signal);
    await tables.close();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
  await migrate(databaseUrl);
  await client.query("analyze");
}
