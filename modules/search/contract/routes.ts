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
      "Topics, comments, people, services, links and reports that hold all words; the last word may be unfinished.",
    query: searchQuery,
    output: searchAnswer,
  }),
  countResults: route({
    method: "GET",
    path: "/search/counts",
    permission: "signedIn",
    tokens: "none",
    viewing: "shown",
    summary: "How many of each kind a search finds, up to a bound.",
    query: countQuery,
    output: data(counts),
  }),
  listMentions: route({
    method: "GET",
    path: "/mentions",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "People and departments whose names begin like this, in either script; to name them in a text.",
    query: mentionsQuery,
    output: z.object({ data: z.array(mentionable) }),
  }),
};
