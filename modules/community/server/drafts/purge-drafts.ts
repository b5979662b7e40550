import type { Transaction } from "#platform/database/database.ts";
import type { FileDoor } from "../viewer.ts";
import { holdFiles } from "./hold-files.ts";
import { draftsAfter } from "./queries.ts";
import { purgeOldDrafts } from "./store.ts";

const keptDays = 180;

/** Deletes drafts not saved for half a year, at most 100; returns their number. */
export const purgeDrafts = (tx: Transaction, now: Date): Promise<number> =>
  purgeOldDrafts(tx, new Date(now.getTime() - keptDays * 86_400_000).toISOString());

/** Renews the hold on the files of the next drafts after an id; returns the last id, or null at the end. */
export async function holdDraftFiles(
  tx: Transaction,
  after: string,
  files: Pick<FileDoor, "extendUploads">,
): Promise<string | null> {
  const rows = await draftsAfter(tx, after);
  for (const row of rows) await holdFiles(tx, row, files);
  return rows.at(-1)?.id ?? null;
}
