import type { Transaction } from "#platform/database/database.ts";
import { purgeDeletedComments } from "./store.ts";

type ReleaseFiles = (tx: Transaction, fileIds: readonly string[]) => Promise<void>;

/**
 * Forgets comments deleted before a moment, a hundred at most; answers how many. A placeholder stays as long as there are
 * replies beneath it, but not its words and files.
 */
export async function purgeComments(tx: Transaction, before: Date, release: ReleaseFiles): Promise<number> {
  const { count, files } = await purgeDeletedComments(tx, before.toISOString());
  await release(tx, files);
  return count;
}
