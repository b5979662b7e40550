import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { counts, countQuery, mentionable, mentionsQuery, searchAnswer, searchQuery } from "./schemas.ts";

const reading = { method: "GET", permission: "signedIn", viewing: "shown" } as const;

export const searchRoutes = {
  search: route({
    ...reading,
    path: "/search",
    tokens: "none",
    summary:
      "Searches topics, comments, people, services, links and documents for all words; the last word may be incomplete.",
    query: searchQuery,
    output: searchAnswer,
  }),
  countResults: route({
    ...reading,
    path: "/search/counts",
    tokens: "none",
    summary: "Counts the results of a search by kind, up to a limit.",
    query: countQuery,
    output: data(counts),
  }),
  listMentions: route({
    ...reading,
    path: "/mentions",
    tokens: "people",
    summary: "Lists the people and departments that can be mentioned, by prefix of their names in either script.",
    query: mentionsQuery,
    output: z.object({ data: z.array(mentionable) }),
  }),
};
