import type { Transaction } from "#platform/database/database.ts";
import { purgeDeletedComments } from "./store.ts";

type ReleaseFiles = (tx: Transaction, fileIds: readonly string[]) => Promise<void>;

/**
 * Purges comments deleted before an instant, at most 100; returns their number. A placeholder remains as long as it has
 * replies, but its text and files are removed.
 */
export async function purgeComments(tx: Transaction, before: Date, release: ReleaseFiles): Promise<number> {
  const { count, files } = await purgeDeletedComments(tx, before.toISOString());
  await release(tx, files);
  return count;
}
