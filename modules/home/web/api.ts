import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { peopleRoutes } from "#modules/people/contract/routes.ts";

const readMe = endpoint<typeof peopleRoutes.readMe>("GET", "/me");

/** The person signed in. */
export const meQuery = queryOf(readMe, {});
