import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { FileDoor } from "../viewer.ts";
import type { DraftRow } from "./queries.ts";
import { filesInDraft } from "./read-draft-content.ts";

/** Much longer than the day between two runs of the job that renews the hold. */
const heldDays = 30;

/** Extends the hold on the uploads of an unposted draft. */
export const holdFiles = (tx: Transaction, row: DraftRow, files: Pick<FileDoor, "extendUploads">): Promise<void> =>
  files.extendUploads(tx, row.person_id, filesInDraft(row.content), new Date(now().getTime() + heldDays * 86_400_000));
