import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";

const listJoiners = endpoint(celebrationRoutes.listJoiners);
const listBirthdays = endpoint(celebrationRoutes.listBirthdays);

/** Milliseconds: it changes from day to day. */
const staleTime = 10 * 60_000;

export const joinersQuery = queryOf(listJoiners, {}, { staleTime });
export const birthdaysQuery = queryOf(listBirthdays, {}, { staleTime });
