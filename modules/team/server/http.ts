import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { feedRoutes, teamRoutes } from "../contract/routes.ts";
import type { TeamContext } from "./context.ts";
import { createFeed } from "./feeds/create-feed.ts";
import { deleteFeed } from "./feeds/delete-feed.ts";
import { readFeed } from "./feeds/read-feed.ts";
import { listFeeds } from "./feeds/store.ts";
import { listCalendar, listColleagues } from "./list-calendar.ts";
import { listTeamExpiring } from "./list-expiring.ts";
import { listRequests } from "./list-requests.ts";
import { listToday } from "./list-today.ts";
import { readTeam } from "./load-team.ts";

export function bindTeam(context: TeamContext): BoundRoute[] {
  type Caller = Parameters<Parameters<typeof bindRoutes<typeof teamRoutes>>[1]["readTeam"]>[0];
  const readingOf = ({ db, actor, facts }: Pick<Caller, "db" | "actor" | "facts">) => ({
    db,
    context,
    actor,
    locale: facts.locale,
  });
  return [
    ...bindRoutes(teamRoutes, {
      readTeam: (caller) => inData(readTeam(readingOf(caller), caller.query.manager)),
      readToday: (caller) => listToday(readingOf(caller), caller.query),
      readCalendar: (caller) => listCalendar(readingOf(caller), caller.query),
      listRequests: (caller) => inData(listRequests(readingOf(caller), caller.query.manager)),
      listExpiring: (caller) => inData(listTeamExpiring(readingOf(caller), caller.query.manager)),
      readColleagues: (caller) => listColleagues(readingOf(caller), caller.query),
    }),
    ...bindRoutes(feedRoutes, {
      listFeeds: ({ db, actor }) => inData(listFeeds(db, actor.personId)),
      createFeed: ({ tx, actor, body, facts }) => inData(createFeed(tx, context, actor, body.kind, facts.id)),
      deleteFeed: ({ tx, actor, params, facts }) => deleteFeed(tx, actor, params.id, facts.id),
      readFeed: ({ database, params, raw }) => readFeed(database, context, params.token, raw),
    }),
  ];
}
