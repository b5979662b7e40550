import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { feedRoutes, teamRoutes } from "#modules/team/contract/routes.ts";

export const readTeam = endpoint(teamRoutes.readTeam);
export const readToday = endpoint(teamRoutes.readToday);
export const readCalendar = endpoint(teamRoutes.readCalendar);
export const readColleagues = endpoint(teamRoutes.readColleagues);
export const listRequests = endpoint(teamRoutes.listRequests);
export const listExpiring = endpoint(teamRoutes.listExpiring);

export const createFeed = endpoint(feedRoutes.createFeed);
export const deleteFeed = endpoint(feedRoutes.deleteFeed);
export const feedsQuery = queryOf(endpoint(feedRoutes.listFeeds), {});
