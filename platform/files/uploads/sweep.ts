import { now } from "#platform/clock/clock.ts";
import { mayDeleteBlobs } from "../delete-blobs.ts";
import { purgeFiles, type FinishOptions } from "./finish-upload.ts";
import { readExpired, readReferencedKeys, readUploading } from "./store.ts";

const day = 24 * 60 * 60 * 1000;
/** Keys and uploads per query. */
const batch = 2_000;

async function* batchesOf<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let gathered: Item[] = [];
  for await (const item of items) {
    gathered.push(item);
    if (gathered.length < batch) continue;
    yield gathered;
    gathered = [];
  }
  if (gathered.length > 0) yield gathered;
}

/** Newer bytes may belong to a row that is being written. */
const dayAgo = (): number => now().getTime() - day;

/**
 * Removes expired unused files, unfinished uploads among them, and bytes of uploads, older than a day, without a row.
 * Returns the number of each.
 */
export async function sweepUploads(
  options: FinishOptions,
  signal: AbortSignal,
): Promise<{ expired: number; abandoned: number }> {
  const { database, uploads } = options;
  const swept = { expired: 0, abandoned: 0 };
  for (let purged = -1; purged !== 0 && !signal.aborted;) {
    purged = await purgeFiles(options, (tx) => readExpired(tx, now()));
    swept.expired += purged;
  }
  const before = dayAgo();
  for await (const found of batchesOf(uploads.list())) {
    if (signal.aborted) return swept;
    const old = found.filter(({ writtenAt }) => writtenAt.getTime() < before).map(({ fileId }) => fileId);
    const known = new Set(await readUploading(database.primary, old));
    const unknown = new Set(old.filter((fileId) => !known.has(fileId)));
    for (const fileId of unknown) await uploads.remove(fileId);
    swept.abandoned += unknown.size;
  }
  return swept;
}

/** Removes blobs older than a day without a row; returns their number. Lists all blobs, and stops during a backup. */
export async function sweepBlobs({ database, blobs }: Pick<FinishOptions, "database" | "blobs">, signal: AbortSignal) {
  const before = dayAgo();
  let orphans = 0;
  for await (const found of batchesOf(blobs.list())) {
    if (signal.aborted) return orphans;
    const old = found.filter(({ writtenAt }) => writtenAt.getTime() < before).map(({ key }) => key);
    const named = new Set(await readReferencedKeys(database.primary, old));
    if (!(await mayDeleteBlobs(database.primary))) return orphans;
    for (const key of old) {
      if (named.has(key)) continue;
      await blobs.delete(key);
      orphans += 1;
    }
  }
  return orphans;
}
