import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { homeRoutes } from "#modules/home/contract/routes.ts";
import type { peopleRoutes } from "#modules/people/contract/routes.ts";

type Routes = typeof homeRoutes;

const readMe = endpoint<typeof peopleRoutes.readMe>("GET", "/me");
export const readHome = endpoint<Routes["readHome"]>("GET", "/home");
export const hideWidgets = endpoint<Routes["hideWidgets"]>("PUT", "/me/home");
export const readArrangement = endpoint<Routes["readArrangement"]>("GET", "/home/arrangement");
export const arrangeWidgets = endpoint<Routes["arrangeWidgets"]>("PUT", "/home/arrangement");

/** The person signed in. */
export const meQuery = queryOf(readMe, {}, { isKept: true });
/** What home is made of; whoever changes it tells of it. */
export const homeQuery = queryOf(readHome, {}, { staleTime: 5 * 60_000 });
export const arrangementQuery = queryOf(readArrangement, {});
