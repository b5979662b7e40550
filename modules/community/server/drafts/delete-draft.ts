import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FileDoor, Viewer } from "../viewer.ts";
import { readDraft } from "./read-draft.ts";
import { deleteDraftRow } from "./store.ts";

/** Discards a draft; with a version only that one, and 409 with the draft as it is when it has become another. */
export async function deleteDraft(
  tx: Transaction,
  viewer: Viewer,
  { id, version }: { id: string; version: number | null },
  files: FileDoor,
): Promise<void> {
  if (await deleteDraftRow(tx, { id, personId: viewer.personId, version })) return;
  throw refuse("stale_version", { current: await readDraft(tx, viewer, id, files) });
}

/**
 * What was written in a draft has been posted: the draft goes, unless another device saved something else in it since.
 * One that is gone already, or is not this person's, changes nothing.
 */
export async function deletePostedDraft(
  tx: Transaction,
  { personId }: Viewer,
  { draftId, draftVersion }: { draftId?: string | undefined; draftVersion?: number | undefined },
): Promise<void> {
  if (draftId === undefined || draftVersion === undefined) return;
  await deleteDraftRow(tx, { id: draftId, personId, version: draftVersion });
}
