import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { Revision } from "../../contract/schemas-revision.ts";
import { authorOf } from "../author.ts";
import { loadState, topicState } from "../topics/load-topic.ts";
import { topicCan } from "../topics/policy.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { revisionsText, type RevisionRow } from "./queries.ts";

/** Throws 404 for a reader without access to the topic, 403 for one without access to its history. */
export async function requireHistory(db: Reader, viewer: Viewer, topicId: string): Promise<void> {
  const topic = await loadState(db, viewer, topicId);
  if (!topicCan(viewer, topicState(topic)).history) throw refuse("not_allowed");
}

export const presentRevision = (row: RevisionRow, files: FileLinks, personId: string): Revision => ({
  version: row.version,
  editor: authorOf(row, files, personId),
  editedAt: row.edited_at,
  changed: row.changed,
});

/** Returns the edits of a topic's text, newest first. */
export async function listRevisions(
  db: Reader,
  viewer: Viewer,
  topicId: string,
  query: { cursor?: string | undefined; limit: number },
  files: FileLinks,
): Promise<PageOf<Revision>> {
  await requireHistory(db, viewer, topicId);
  const { data, page } = await readPage<RevisionRow>(
    {
      list: `revisions of ${topicId}`,
      kinds: ["count"],
      keyOf: (row) => [row.version],
      fetch: (cursor, size) => {
        const select = statement<RevisionRow>(revisionsText(cursor?.direction ?? "after", size));
        return select(db, [topicId, ...(cursor?.values ?? [2_147_483_647])]);
      },
    },
    query,
  );
  return { data: data.map((row) => presentRevision(row, files, viewer.personId)), page };
}
