import type { Transaction } from "#platform/database/database.ts";
import type { FileDoor } from "../viewer.ts";
import { holdFiles } from "./hold-files.ts";
import { draftsAfter } from "./queries.ts";
import { purgeOldDrafts } from "./store.ts";

const keptDays = 180;

/** Forgets drafts that nobody has saved for half a year, a hundred at most; answers how many. */
export const purgeDrafts = (tx: Transaction, now: Date): Promise<number> =>
  purgeOldDrafts(tx, new Date(now.getTime() - keptDays * 86_400_000).toISOString());

/** Holds the files of the drafts after an id for another while; answers the last one's id, or null when all are done. */
export async function holdDraftFiles(
  tx: Transaction,
  after: string,
  files: Pick<FileDoor, "hold">,
): Promise<string | null> {
  const rows = await draftsAfter(tx, after);
  for (const row of rows) await holdFiles(tx, row, files);
  return rows.at(-1)?.id ?? null;
}
