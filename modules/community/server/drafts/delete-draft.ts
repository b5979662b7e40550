import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { readDraft } from "./read-draft.ts";
import { deleteDraftRow } from "./store.ts";

/** Deletes a draft; throws 409 with the current draft if `version` is given and differs. */
export async function deleteDraft(
  tx: Transaction,
  viewer: Viewer,
  { id, version }: { id: string; version: number | null },
  files: FileAccess,
): Promise<void> {
  if (await deleteDraftRow(tx, { id, personId: viewer.personId, version })) return;
  throw refuse("stale_version", { current: await readDraft(tx, viewer, id, files) });
}

/**
 * Deletes the draft of a posted text, unless another device saved a newer version. Ignores a missing draft and a draft
 * of another person.
 */
export async function deletePostedDraft(
  tx: Transaction,
  { personId }: Viewer,
  { draftId, draftVersion }: { draftId?: string | undefined; draftVersion?: number | undefined },
): Promise<void> {
  if (draftId === undefined || draftVersion === undefined) return;
  await deleteDraftRow(tx, { id: draftId, personId, version: draftVersion });
}
