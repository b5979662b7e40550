import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { BlobStore } from "./blob-store.ts";

/**
 * An arbitrary number, the same on every node. A backup has this lock from before its snapshot until it has read the
 * last file: files of its rows must still exist, though the rows may be deleted meanwhile.
 */
export const backupLock = 7_301_949;

/** The job that deletes blobs by their keys. */
export const deleteBlobs = "files.deleteBlobs";

/** Milliseconds until a deletion that a backup blocks is retried. */
const retryDelayMs = 5 * 60_000;

/**
 * Returns whether blobs of deleted rows may be deleted now. A later backup does not see those rows either: its snapshot
 * is younger than the commit that deleted them.
 */
export const mayDeleteBlobs = statement<{ free: boolean }, []>(
  `select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
).value("free", false);

/** Deletes blobs of deleted rows: at once, or after the running backup. */
export async function deleteUnreferencedBlobs(
  { database, blobs }: { database: Database; blobs: BlobStore },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  if (await mayDeleteBlobs(database.primary)) {
    for (const key of keys) await blobs.delete(key);
    return;
  }
  const runAt = new Date(now().getTime() + retryDelayMs);
  await transaction(database.primary, (tx) => enqueue(tx, deleteBlobs, { keys }, { runAt }));
}
