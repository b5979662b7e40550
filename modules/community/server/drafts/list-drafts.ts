import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { DraftSummary } from "../../contract/schemas-draft.ts";
import type { Viewer } from "../viewer.ts";
import { summaryOfDraft } from "./present-draft.ts";
import { draftsText, type DraftRow } from "./queries.ts";

/** Returns a page of the viewer's own drafts, latest saved first. */
export async function listDrafts(
  db: Reader,
  { personId }: Viewer,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<DraftSummary>> {
  const { data, page } = await readPage<DraftRow>(
    {
      list: "drafts",
      kinds: ["instant", "id"],
      keyOf: (row) => [row.updated_at, row.id],
      fetch: (cursor, size) => {
        const select = statement<DraftRow>(draftsText(cursor?.direction ?? "after", size));
        return select(db, [personId, ...(cursor?.values ?? ["infinity", "9223372036854775807"])]);
      },
    },
    query,
  );
  return { data: data.map(summaryOfDraft), page };
}
