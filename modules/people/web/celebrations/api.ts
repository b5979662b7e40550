import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";

/** Changes daily; milliseconds. */
const daily = { staleTime: 10 * 60_000, isCached: true };

export const joinersQuery = queryOf(endpoint(celebrationRoutes.listJoiners), {}, daily);
export const birthdaysQuery = queryOf(endpoint(celebrationRoutes.listBirthdays), {}, daily);
