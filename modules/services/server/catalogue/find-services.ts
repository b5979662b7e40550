import type { SearchSource } from "#modules/search/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import type { ServicesContext } from "../context.ts";
import { findOffered } from "./queries.ts";

/** Searches the services that a person may request, by name and summary. */
export const serviceSource = ({ settings }: Pick<ServicesContext, "settings">): SearchSource => ({
  kind: "service",
  async find(db, personId, words, limit) {
    const today = civilDateIn((await settings(db)).timeZone, now());
    const rows = await findOffered(db, [personId, today, wordPatterns(words), limit]);
    return rows.map(({ id, code, title_en: titleEn, title_ar: titleAr, text_en: textEn, text_ar: textAr }) => ({
      id,
      titleEn,
      titleAr,
      textEn,
      textAr,
      address: `/e-services/${code}`,
    }));
  },
});
