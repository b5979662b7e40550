import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";

const listJoiners = endpoint(celebrationRoutes.listJoiners);
const listBirthdays = endpoint(celebrationRoutes.listBirthdays);

/** They change from day to day; times in milliseconds. */
const daily = { staleTime: 10 * 60_000, isKept: true };

export const joinersQuery = queryOf(listJoiners, {}, daily);
export const birthdaysQuery = queryOf(listBirthdays, {}, daily);
