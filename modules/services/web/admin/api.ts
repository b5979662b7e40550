import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { roleRoutes } from "#modules/identity/contract/routes-roles.ts";
import { chartRoutes } from "#modules/people/contract/routes-chart.ts";
import { serviceAdministrationRoutes } from "#modules/services/contract/routes-administration.ts";
import { listLetters } from "../api.ts";
import type { LettersSearch } from "./search.ts";

export const listManagedServices = endpoint(serviceAdministrationRoutes.listManagedServices);
const readManagedService = endpoint(serviceAdministrationRoutes.readManagedService);
export const createService = endpoint(serviceAdministrationRoutes.createService);
export const updateService = endpoint(serviceAdministrationRoutes.updateService);
export const publishService = endpoint(serviceAdministrationRoutes.publishService);
export const listVersions = endpoint(serviceAdministrationRoutes.listServiceVersions);
const listRoles = endpoint(roleRoutes.listRoles);
const readChart = endpoint(chartRoutes.readChart);

export const lettersQuery = (search: LettersSearch) => queryOf(listLetters, { query: search }, { staleTime: 0 });
export const managedServicesQuery = queryOf(listManagedServices, {}, { staleTime: 0 });
export const managedServiceQuery = (code: string) =>
  queryOf(readManagedService, { params: { code } }, { staleTime: 0, refetchOnWindowFocus: false });
export const versionsQuery = (code: string) => queryOf(listVersions, { params: { code } });
export const rolesQuery = queryOf(listRoles, {});
/** Reads the name from the organisation chart: reading the person would be logged as a view of protected fields. */
export const placeQuery = (person: string) => queryOf(readChart, { query: { person } });
