import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { homeRoutes } from "#modules/home/contract/routes.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

const readMe = endpoint(peopleRoutes.readMe);
export const readHome = endpoint(homeRoutes.readHome);
export const hideWidgets = endpoint(homeRoutes.hideWidgets);
export const readArrangement = endpoint(homeRoutes.readArrangement);
export const arrangeWidgets = endpoint(homeRoutes.arrangeWidgets);

export const meQuery = queryOf(readMe, {}, { isCached: true });
/** The widgets of home; every change of them sends an event. */
export const homeQuery = queryOf(readHome, {}, { staleTime: 5 * 60_000 });
export const arrangementQuery = queryOf(readArrangement, {});
