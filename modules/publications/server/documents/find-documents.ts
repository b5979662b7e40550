import type { SearchSource } from "#modules/search/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import type { PublicationContext } from "../context.ts";
import { todayOf } from "../promotions/list-promotions.ts";
import { findDocumentRows } from "./queries.ts";

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
