import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { roleRoutes } from "#modules/identity/contract/routes-roles.ts";
import type { chartRoutes } from "#modules/people/contract/routes-chart.ts";
import type { serviceAdministrationRoutes } from "#modules/services/contract/routes-administration.ts";

import type { letterRoutes } from "#modules/services/contract/routes-letters.ts";
import type { LettersSearch } from "./search.ts";

type Routes = typeof serviceAdministrationRoutes;

export const listManagedServices = endpoint<Routes["listManagedServices"]>("GET", "/service-definitions");
const readManagedService = endpoint<Routes["readManagedService"]>("GET", "/service-definitions/{code}");
export const createService = endpoint<Routes["createService"]>("POST", "/service-definitions");
export const updateService = endpoint<Routes["updateService"]>("PATCH", "/service-definitions/{code}");
export const publishService = endpoint<Routes["publishService"]>("POST", "/service-definitions/{code}/publication");
const listVersions = endpoint<Routes["listServiceVersions"]>("GET", "/service-definitions/{code}/versions");
const listRoles = endpoint<(typeof roleRoutes)["listRoles"]>("GET", "/roles");
const readChart = endpoint<(typeof chartRoutes)["readChart"]>("GET", "/directory/chart");
export const listLetters = endpoint<(typeof letterRoutes)["listLetters"]>("GET", "/letters");

export const lettersQuery = (search: LettersSearch) => queryOf(listLetters, { query: search }, { staleTime: 0 });
export const managedServicesQuery = queryOf(listManagedServices, {}, { staleTime: 0 });
export const managedServiceQuery = (code: string) =>
  queryOf(readManagedService, { params: { code } }, { staleTime: 0, refetchOnWindowFocus: false });
export const versionsQuery = (code: string) => queryOf(listVersions, { params: { code } });
export const rolesQuery = queryOf(listRoles, {});
/** Somebody's name, of the chart: to read the person would be told to them as having seen what is protected. */
export const placeQuery = (person: string) => queryOf(readChart, { query: { person } });
