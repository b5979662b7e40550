import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { createDraft as createDraftSchema, Draft } from "../../contract/schemas-draft.ts";
import { loadState, topicState } from "../topics/load-topic.ts";
import { topicCan } from "../topics/policy.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { holdFiles } from "./hold-files.ts";
import { presentDraft } from "./present-draft.ts";
import { draftOfTopic } from "./queries.ts";
import { readDraftContent } from "./read-draft-content.ts";
import { insertDraft, lockDrafts } from "./store.ts";

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
  const begun = topicId === null ? undefined : await draftOfTopic(tx, personId, topicId);
  if (begun !== undefined) return { draft: await presentDraft(tx, begun, files), isNew: false };
  const topicVersion = topicId === null ? null : (body.topicVersion ?? null);
  const row = await insertDraft(tx, { personId, topicId, topicVersion, content }, nowIso());
  if (row === null) throw refuse("too_many_drafts");
  await holdFiles(tx, row, files);
  return { draft: await presentDraft(tx, row, files), isNew: true };
}
