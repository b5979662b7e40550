import type { SearchSource } from "#modules/search/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import { type PublicationContext, todayOf } from "../context.ts";
import { findDocumentRows, selectFileUses } from "./queries.ts";

/** Readers of a report may fetch its current file; publishers may always fetch all files, older ones included. */
export const mayFetchDocument =
  (context: Pick<PublicationContext, "permissionsOf" | "settings">): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await selectFileUses(db, [personId, await todayOf(db, context), nowIso(), fileId]);
    if (uses.length === 0) return false;
    return uses.some((use) => use.is_shown) || (await context.permissionsOf(db, personId)).has("document.manage");
  };

/** Searches the reports that a person may read, by title, summary and period. */
export const documentSource = (context: Pick<PublicationContext, "settings">): SearchSource => ({
  kind: "document",
  async find(db, personId, words, limit) {
    const rows = await findDocumentRows(db, [
      personId,
      await todayOf(db, context),
      nowIso(),
      wordPatterns(words),
      limit,
    ]);
    return rows.map((row) => ({
      id: row.id,
      titleEn: row.title_en,
      titleAr: row.title_ar,
      textEn: row.summary_en,
      textAr: row.summary_ar,
      address: `/reports/${row.kind}/${row.id}`,
    }));
  },
});
