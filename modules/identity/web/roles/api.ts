import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import { roleRoutes } from "#modules/identity/contract/routes-roles.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import type { MembersSearch } from "./search.ts";

export const createRole = endpoint(roleRoutes.createRole);
const readRole = endpoint(roleRoutes.readRole);
export const updateRole = endpoint(roleRoutes.updateRole);
export const deleteRole = endpoint(roleRoutes.deleteRole);
export const setRolePermissions = endpoint(roleRoutes.setRolePermissions);
export const setRoleBounds = endpoint(roleRoutes.setRoleBounds);
const listRoleMembers = endpoint(roleRoutes.listRoleMembers);
export const addRoleMembers = endpoint(roleRoutes.addRoleMembers);
export const removeRoleMember = endpoint(roleRoutes.removeRoleMember);
const listMentions = endpoint(searchRoutes.listMentions);

// Data that is being edited is not refreshed on focus.
const calm = { refetchOnWindowFocus: false };

export const rolesQuery = queryOf(endpoint(roleRoutes.listRoles), {}, calm);
export const roleUnitsQuery = queryOf(endpoint(roleRoutes.listRoleUnits), {}, calm);
export const roleQuery = (id: string) => queryOf(readRole, { params: { id } }, calm);
export const membersQuery = (id: string, query: MembersSearch) =>
  queryOf(listRoleMembers, { params: { id }, query }, calm);
export const namedQuery = (q: string) => queryOf(listMentions, { query: { q } }, calm);

/** Roles and members, and data that shows or assigns them: accounts, and the audiences of publications. */
const areas = ["/roles", "/accounts", "/publication-audiences"];

const isAffected = (path: string): boolean => areas.some((area) => path.startsWith(area)) || path === "/me";

/** Refreshes roles, what shows them, and the user's own permissions. */
export const useRefreshRoles = (): (() => Promise<void>) => useRefresh(isAffected);
