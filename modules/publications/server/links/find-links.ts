import type { SearchSource } from "#modules/search/server/index.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import { type PublicationContext, todayOf } from "../context.ts";
import { findLinkRows } from "./queries.ts";

/** Searches the active links that a person may see, by name and description. */
export const linkSource = (context: Pick<PublicationContext, "settings">): SearchSource => ({
  kind: "link",
  async find(db, personId, words, limit) {
    const rows = await findLinkRows(db, [personId, await todayOf(db, context), wordPatterns(words), limit]);
    return rows.map((row) => ({
      id: row.id,
      titleEn: row.name_en,
      titleAr: row.name_ar,
      textEn: row.description_en ?? "",
      textAr: row.description_ar ?? "",
      address: row.address,
    }));
  },
});
