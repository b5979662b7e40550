import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  addRoleMembers,
  createRole,
  listRoleMembersQuery,
  role,
  roleMember,
  rolePermissions,
  updateRole,
} from "./schemas-roles.ts";

const permission = "role.manage";
const ofRole = { permission, params: idParams } as const;

/** Only users who have all permissions of a role can change it. */
export const roleRoutes = {
  listRoles: route({
    method: "GET",
    path: "/roles",
    permission,
    viewing: "shown",
    summary: "Lists all roles, built-in ones first.",
    output: z.object({ data: z.array(role) }),
  }),
  createRole: route({
    method: "POST",
    path: "/roles",
    permission,
    summary: "Creates a role without permissions.",
    body: createRole,
    output: data(role),
    errors: ["name_taken", "limit_reached"],
  }),
  readRole: route({
    method: "GET",
    path: "/roles/{id}",
    ...ofRole,
    viewing: "shown",
    summary: "Returns a role.",
    output: data(role),
  }),
  updateRole: route({
    method: "PATCH",
    path: "/roles/{id}",
    ...ofRole,
    summary: "Changes the names of a role, whether it requires a second factor, and whether a directory manages it.",
    body: updateRole,
    output: data(role),
    errors: [
      "stale_version",
      "name_taken",
      "permission_not_held",
      "token_not_accepted",
      "own_factor_missing",
      "role_fixed",
    ],
  }),
  deleteRole: route({
    method: "DELETE",
    path: "/roles/{id}",
    ...ofRole,
    summary: "Deletes a role and its memberships, unless it is built in or in use.",
    output: noContent,
    errors: ["role_fixed", "role_used", "permission_not_held"],
  }),
  setRolePermissions: route({
    method: "PUT",
    path: "/roles/{id}/permissions",
    ...ofRole,
    summary: "Replaces the permissions of a role, within those of the user.",
    body: rolePermissions,
    output: data(role),
    errors: ["stale_version", "role_fixed", "permission_of_everybody", "permission_not_held", "token_not_accepted"],
  }),
  listRoleMembers: route({
    method: "GET",
    path: "/roles/{id}/members",
    ...ofRole,
    viewing: "shown",
    summary: "Lists the past, current and future members of a role, newest membership first.",
    query: listRoleMembersQuery,
    output: page(roleMember),
  }),
  addRoleMembers: route({
    method: "POST",
    path: "/roles/{id}/members",
    ...ofRole,
    summary: "Adds people to a role, from one day to another.",
    body: addRoleMembers,
    output: data(z.object({ added: z.number().int() })),
    errors: [
      "role_fixed",
      "permission_not_held",
      "own_authority",
      "token_not_accepted",
      "person_unknown",
      "membership_overlaps",
      "fields_conflict",
    ],
  }),
  removeRoleMember: route({
    method: "DELETE",
    path: "/role-members/{id}",
    permission,
    params: idParams,
    summary: "Removes a membership, from the next request on.",
    output: noContent,
    errors: ["permission_not_held", "token_not_accepted", "last_administrator"],
  }),
};
