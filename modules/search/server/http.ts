import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { searchRoutes } from "../contract/routes.ts";
import { countResults, listResults } from "./list-results.ts";
import { listMentions } from "./people/list-mentions.ts";

export const bindSearch = (files: FileLinks, timeZone: (db: Reader) => Promise<string>): BoundRoute[] =>
  bindRoutes(searchRoutes, {
    search: ({ database, actor, query, facts }) =>
      listResults(database.replica, { personId: actor.personId, locale: facts.locale, files }, query, timeZone),
    countResults: async ({ database, query }) => ({ data: await countResults(database.replica, query, timeZone) }),
    listMentions: async ({ db, actor, query }) => ({
      data: await listMentions(db, query.q, { personId: actor.personId, files }),
    }),
  });
