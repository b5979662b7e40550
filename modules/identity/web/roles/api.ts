import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { roleRoutes } from "#modules/identity/contract/routes-roles.ts";
import type { searchRoutes } from "#modules/search/contract/routes.ts";
import type { MembersSearch } from "./search.ts";

type Routes = typeof roleRoutes;

const listRoles = endpoint<Routes["listRoles"]>("GET", "/roles");
export const createRole = endpoint<Routes["createRole"]>("POST", "/roles");
const readRole = endpoint<Routes["readRole"]>("GET", "/roles/{id}");
export const updateRole = endpoint<Routes["updateRole"]>("PATCH", "/roles/{id}");
export const deleteRole = endpoint<Routes["deleteRole"]>("DELETE", "/roles/{id}");
export const setRolePermissions = endpoint<Routes["setRolePermissions"]>("PUT", "/roles/{id}/permissions");
const listRoleMembers = endpoint<Routes["listRoleMembers"]>("GET", "/roles/{id}/members");
export const addRoleMembers = endpoint<Routes["addRoleMembers"]>("POST", "/roles/{id}/members");
export const removeRoleMember = endpoint<Routes["removeRoleMember"]>("DELETE", "/role-members/{id}");
const listMentions = endpoint<(typeof searchRoutes)["listMentions"]>("GET", "/mentions");

// What is being set does not change by itself under somebody's eyes.
const calm = { refetchOnWindowFocus: false };

export const rolesQuery = queryOf(listRoles, {}, calm);
export const roleQuery = (id: string) => queryOf(readRole, { params: { id } }, calm);
export const membersQuery = (id: string, query: MembersSearch) =>
  queryOf(listRoleMembers, { params: { id }, query }, calm);
/** The people whose names begin with what is typed. */
export const namedQuery = (q: string) => queryOf(listMentions, { query: { q } }, calm);
