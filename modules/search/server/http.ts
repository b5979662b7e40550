import type { FileLinks } from "#modules/community/server/index.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { searchRoutes } from "../contract/routes.ts";
import { countResults, listResults, type SearchContext } from "./list-results.ts";
import { listMentions } from "./people/list-mentions.ts";

export const bindSearch = (files: FileLinks, context: SearchContext): BoundRoute[] =>
  bindRoutes(searchRoutes, {
    search: ({ database, actor, query, facts }) =>
      listResults(database.replica, { personId: actor.personId, locale: facts.locale, files }, query, context),
    countResults: async ({ database, actor, query, facts }) => {
      const reader = { personId: actor.personId, locale: facts.locale };
      return { data: await countResults(database.replica, reader, query, context) };
    },
    listMentions: async ({ db, actor, query }) => ({
      data: await listMentions(db, query, { viewer: actor, files }),
    }),
  });
