import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";

type Routes = typeof celebrationRoutes;

const listJoiners = endpoint<Routes["listJoiners"]>("GET", "/users/joiners");
const listBirthdays = endpoint<Routes["listBirthdays"]>("GET", "/users/birthdays");

/** Milliseconds: it changes from day to day. */
const staleTime = 10 * 60_000;

export const joinersQuery = queryOf(listJoiners, {}, { staleTime });
export const birthdaysQuery = queryOf(listBirthdays, {}, { staleTime });
