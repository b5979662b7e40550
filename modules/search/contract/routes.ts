import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { counts, countQuery, mentionable, mentionsQuery, searchAnswer, searchQuery } from "./schemas.ts";

export const searchRoutes = {
  search: route({
    method: "GET",
    path: "/search",
    permission: "signedIn",
    tokens: "none",
    viewing: "shown",
    summary:
      "Searches topics, comments, people, services, links and documents for all words; the last word may be incomplete.",
    query: searchQuery,
    output: searchAnswer,
  }),
  countResults: route({
    method: "GET",
    path: "/search/counts",
    permission: "signedIn",
    tokens: "none",
    viewing: "shown",
    summary: "Counts the results of a search by kind, up to a limit.",
    query: countQuery,
    output: data(counts),
  }),
  listMentions: route({
    method: "GET",
    path: "/mentions",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "Lists the people and departments that can be mentioned, by prefix of their names in either script.",
    query: mentionsQuery,
    output: z.object({ data: z.array(mentionable) }),
  }),
};
