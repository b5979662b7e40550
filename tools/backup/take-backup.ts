import { hash } from "node:crypto";
import type pg from "pg";
import { now } from "#platform/clock/clock.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { BlobStore } from "#platform/files/blob-store.ts";
import { backupLock } from "#platform/files/delete-blobs.ts";
import { codeOf } from "#platform/log/error-code.ts";
import { openClient } from "#platform/database/client.ts";
import manifest from "../../package.json" with { type: "json" };
import { createArchive, type ArchiveWriter } from "./archive-writer.ts";
import {
  describeMigrations,
  describePartitions,
  describeQueue,
  describeSequences,
  describeTables,
  plainSettings,
  qualified,
} from "./describe-database.ts";
import { dumpFiles } from "./dump-files.ts";
import { dumpTable } from "./dump-tables.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { entryNames, type Manifest } from "./manifest.ts";

export type BackupOptions = {
  /** Past any pooler: the whole backup is one transaction on one connection. */
  databaseUrl: string;
  /** Store that files are copied from; null only lists them. */
  blobs: BlobStore | null;
  secretKeys: SecretKeys;
  withSecret: boolean;
  /** Path of the archive; must not exist. */
  path: string;
  /** Called with the id of the exported snapshot, which other transactions can import. */
  onSnapshot?: (snapshot: string) => Promise<void>;
  signal?: AbortSignal;
};

export type BackupResult = { manifest: Manifest; byteSize: number };

async function writeEntries(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const { blobs, secretKeys, withSecret } = options;
  const takenAt = now().toISOString();
  const { rows } = await client.query<{ database: string; postgres: string; next: string; snapshot: string }>(`
    select current_database() as database, version() as postgres, pg_snapshot_xmax(pg_current_snapshot())::text as next,
      pg_export_snapshot() as snapshot`);
  const [source] = rows;
  if (source === undefined) throw new Error("The database says nothing about itself.");
  const described = await describeTables(client);
  if (!described.some(({ schema, name }) => schema === "public" && name === "migration"))
    throw new Error(`There is nothing of Diwan in the database ${source.database}.`);
  // Tables in the snapshot must not be dropped before they are read. Copying files takes longer and needs no locks:
  // rolling back to the savepoint releases them and keeps the snapshot.
  await client.query("savepoint rows");
  await client.query(`lock table ${described.map(qualified).join(", ")} in access share mode`);
  const partitions = await describePartitions(client);
  await options.onSnapshot?.(source.snapshot);

  const entries: Record<string, string> = {};
  const onEntry = (name: string, sha256: string): void => void (entries[name] = sha256);
  const tables: Manifest["tables"] = [];
  for (const table of described) tables.push(await dumpTable(client, table, archive, onEntry));
  const sequences = await describeSequences(client);
  await client.query("rollback to savepoint rows");
  const files = await dumpFiles(client, blobs, archive, onEntry);
  const { current, previous } = secretKeys;
  if (withSecret) onEntry(entryNames.secret, await archive.add(entryNames.secret, current));
  if (withSecret && previous.length > 0) {
    const lines = Buffer.from(previous.map((key) => `${key.toString("utf8")}\n`).join(""));
    onEntry(entryNames.previousSecrets, await archive.add(entryNames.previousSecrets, lines));
  }
  return {
    format: 1,
    release: manifest.version,
    takenAt,
    database: source.database,
    postgres: source.postgres,
    nextTransaction: source.next,
    migrations: await describeMigrations(client),
    queueMigration: await describeQueue(client),
    tables,
    partitions,
    sequences,
    files,
    secretFingerprint: fingerprintOf(current),
    ...(previous.length > 0 ? { previousFingerprints: previous.map(fingerprintOf) } : {}),
    hasSecret: withSecret,
    entries,
  };
}

/** Prevents deletion of files from now on; deletion jobs lock only briefly to check. */
async function acquireBackupLock(client: pg.Client): Promise<void> {
  try {
    await client.query("set lock_timeout = '20s'");
    await client.query(`select pg_advisory_lock(${backupLock})`);
    await client.query("set lock_timeout = 0");
  } catch (error) {
    if (codeOf(error) === "55P03") throw new Error("Another backup of this database is being taken.", { cause: error });
    throw error;
  }
}

/**
 * Writes the whole installation, as of one snapshot, into one archive while the installation runs. Leaves no file
 * behind when it rejects.
 */
export async function takeBackup(options: BackupOptions): Promise<BackupResult> {
  const { path, signal } = options;
  await using client = await openClient(options.databaseUrl, { application_name: "diwan-backup" });
  signal?.addEventListener("abort", () => void client.end());
  try {
    signal?.throwIfAborted();
    await client.query(plainSettings);
    await acquireBackupLock(client);
    const archive = await createArchive(path, signal);
    try {
      await client.query("begin isolation level repeatable read read only");
      const writtenManifest = await writeEntries(client, archive, options);
      const content = Buffer.from(`${JSON.stringify(writtenManifest)}\n`);
      await archive.add(entryNames.manifest, content);
      await archive.add(entryNames.end, Buffer.from(`${hash("sha256", content)}\n`));
      await client.query("commit");
      const byteSize = await archive.finish();
      return { manifest: writtenManifest, byteSize };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } catch (error) {
    // Otherwise the reason would be the closed connection.
    signal?.throwIfAborted();
    throw error;
  }
}
