import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";

type Routes = typeof celebrationRoutes;

const listJoiners = endpoint<Routes["listJoiners"]>("GET", "/users/joiners");
const listBirthdays = endpoint<Routes["listBirthdays"]>("GET", "/users/birthdays");

/** They change from day to day; times in milliseconds. */
const daily = { staleTime: 10 * 60_000, isKept: true };

export const joinersQuery = queryOf(listJoiners, {}, daily);
export const birthdaysQuery = queryOf(listBirthdays, {}, daily);
