import type { SearchSource } from "#modules/search/server/index.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { findOffered } from "./queries.ts";

/** Searches the services that a person may request, by name and summary. */
export const serviceSource = (context: ServicesContext): SearchSource => ({
  kind: "service",
  find: async (db, personId, words, limit) => {
    const { today } = await readCalendar(db, context);
    return findOffered(db, [personId, today, wordPatterns(words), limit]);
  },
});
