import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { roleRoutes } from "#modules/identity/contract/routes-roles.ts";
import type { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import type { serviceAdministrationRoutes } from "#modules/services/contract/routes-administration.ts";

type Routes = typeof serviceAdministrationRoutes;

export const listManagedServices = endpoint<Routes["listManagedServices"]>("GET", "/service-definitions");
export const readManagedService = endpoint<Routes["readManagedService"]>("GET", "/service-definitions/{code}");
export const createService = endpoint<Routes["createService"]>("POST", "/service-definitions");
export const updateService = endpoint<Routes["updateService"]>("PATCH", "/service-definitions/{code}");
export const publishService = endpoint<Routes["publishService"]>("POST", "/service-definitions/{code}/publication");
const listVersions = endpoint<Routes["listServiceVersions"]>("GET", "/service-definitions/{code}/versions");
const listRoles = endpoint<(typeof roleRoutes)["listRoles"]>("GET", "/roles");
const readUser = endpoint<(typeof directoryRoutes)["readUser"]>("GET", "/users/{id}");

export const managedServicesQuery = queryOf(listManagedServices, {}, { staleTime: 0 });
export const managedServiceQuery = (code: string) =>
  queryOf(readManagedService, { params: { code } }, { staleTime: 0, refetchOnWindowFocus: false });
export const versionsQuery = (code: string) => queryOf(listVersions, { params: { code } });
export const rolesQuery = queryOf(listRoles, {});
export const personQuery = (id: string) => queryOf(readUser, { params: { id } });
