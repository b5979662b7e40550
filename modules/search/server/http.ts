import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { searchRoutes } from "../contract/routes.ts";
import { countResults, listResults } from "./list-results.ts";
import { listMentions } from "./people/list-mentions.ts";
import type { SearchSource } from "./places/list-places.ts";

export const bindSearch = (
  files: FileLinks,
  timeZone: (db: Reader) => Promise<string>,
  sources: readonly SearchSource[],
): BoundRoute[] =>
  bindRoutes(searchRoutes, {
    search: ({ database, actor, query, facts }) =>
      listResults(
        database.replica,
        { personId: actor.personId, locale: facts.locale, files },
        query,
        timeZone,
        sources,
      ),
    countResults: async ({ database, actor, query, facts }) => {
      const reader = { personId: actor.personId, locale: facts.locale };
      return { data: await countResults(database.replica, reader, query, timeZone, sources) };
    },
    listMentions: async ({ db, actor, query }) => ({
      data: await listMentions(db, query, { viewer: actor, files }),
    }),
  });
