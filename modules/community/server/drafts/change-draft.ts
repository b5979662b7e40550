import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type {
  createDraft as createDraftSchema,
  Draft,
  updateDraft as updateDraftSchema,
} from "../../contract/schemas-draft.ts";
import type { FileAccess, Viewer } from "../context.ts";
import { loadState, topicState } from "../topics/load-topic.ts";
import { topicCan } from "../topics/policy.ts";
import { selectDraftOf } from "./queries.ts";
import { holdFiles, readDraftContent } from "./read-content.ts";
import { presentDraft, readDraft } from "./read-draft.ts";
import { deleteDraftRow, insertDraft, lockDrafts, saveDraft } from "./store.ts";

/**
 * Creates a draft of a new topic, or of an edit of a topic that this person may edit. One draft of an edit exists per
 * person: if there is one, it is returned unchanged and the given content is ignored.
 */
export async function createDraft(
  tx: Transaction,
  viewer: Viewer,
  body: z.output<typeof createDraftSchema>,
  files: FileAccess,
): Promise<{ draft: Draft; isNew: boolean }> {
  const { personId } = viewer;
  const topicId = body.topicId ?? null;
  const content = readDraftContent(body.content);
  if (topicId !== null) {
    const topic = await loadState(tx, viewer, topicId);
    if (!topicCan(viewer, topicState(topic)).update) throw refuse("not_allowed");
  }
  await lockDrafts(tx, personId);
  const begun = topicId === null ? null : await selectDraftOf(tx, personId, topicId);
  if (begun !== null) return { draft: await presentDraft(tx, begun, files), isNew: false };
  const topicVersion = topicId === null ? null : (body.topicVersion ?? null);
  const row = await insertDraft(tx, personId, topicId, topicVersion, JSON.stringify(content), nowIso());
  if (row === null) throw refuse("too_many_drafts");
  await holdFiles(tx, row, files);
  return { draft: await presentDraft(tx, row, files), isNew: true };
}

/** Replaces the given version of a draft; throws 409 with the current draft if the version is stale. */
export async function updateDraft(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { content, version, topicVersion }: z.output<typeof updateDraftSchema>,
  files: FileAccess,
): Promise<Draft> {
  const stored = JSON.stringify(readDraftContent(content));
  const row = await saveDraft(tx, id, viewer.personId, version, stored, nowIso(), topicVersion ?? null);
  if (row === null) throw refuse("stale_version", { current: await readDraft(tx, viewer, id, files) });
  await holdFiles(tx, row, files);
  return presentDraft(tx, row, files);
}

/** Deletes a draft; throws 409 with the current draft if `version` is given and differs. */
export async function deleteDraft(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  version: number | null,
  files: FileAccess,
): Promise<void> {
  if (await deleteDraftRow(tx, id, viewer.personId, version)) return;
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
  await deleteDraftRow(tx, draftId, personId, draftVersion);
}
