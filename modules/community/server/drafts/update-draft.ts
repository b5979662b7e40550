import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Draft, updateDraft as updateDraftSchema } from "../../contract/schemas-draft.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { holdFiles } from "./hold-files.ts";
import { presentDraft } from "./present-draft.ts";
import { readDraft } from "./read-draft.ts";
import { readDraftContent } from "./read-draft-content.ts";
import { saveDraft } from "./store.ts";

/** Replaces the given version of a draft; throws 409 with the current draft if the version is stale. */
export async function updateDraft(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  body: z.output<typeof updateDraftSchema>,
  files: FileAccess,
): Promise<Draft> {
  const content = readDraftContent(body.content);
  const place = { id, personId: viewer.personId, version: body.version };
  const row = await saveDraft(tx, place, { content, topicVersion: body.topicVersion ?? null }, nowIso());
  if (row === null) throw refuse("stale_version", { current: await readDraft(tx, viewer, id, files) });
  await holdFiles(tx, row, files);
  return presentDraft(tx, row, files);
}
