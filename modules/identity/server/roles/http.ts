import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { roleRoutes } from "../../contract/routes-roles.ts";
import { authorOf } from "../authority/check-authority.ts";
import type { Caller } from "../users/context.ts";
import { setRoleBounds } from "./change-bounds.ts";
import { addRoleMembers, removeRoleMember } from "./change-members.ts";
import { createRole, deleteRole, setRolePermissions, updateRole } from "./change-role.ts";
import type { RoleEdit, RolesContext } from "./context.ts";
import { listRoleMembers } from "./list-members.ts";
import { listRoles, listUnits, readRole } from "./list-roles.ts";

export const bindRoles = (context: RolesContext): BoundRoute[] => {
  const editOf = ({ tx, actor, facts }: Pick<RoleEdit, "tx"> & Caller, reason?: string | null): RoleEdit => ({
    tx,
    context,
    author: { ...authorOf(actor, reason), requestId: facts.id },
  });
  return bindRoutes(roleRoutes, {
    listRoles: ({ db, actor }) => listRoles(db, context, authorOf(actor)),
    readRole: ({ db, actor, params }) => inData(readRole(db, context, authorOf(actor), params.id)),
    createRole: ({ body, ...caller }) => inData(createRole(editOf(caller), body)),
    updateRole: ({ params, body, ...caller }) => inData(updateRole(editOf(caller), params.id, body)),
    deleteRole: ({ params, ...caller }) => deleteRole(editOf(caller), params.id),
    setRolePermissions: ({ params, body, ...caller }) => inData(setRolePermissions(editOf(caller), params.id, body)),
    setRoleBounds: ({ params, body, ...caller }) => inData(setRoleBounds(editOf(caller), params.id, body)),
    listRoleUnits: ({ db }) => inData(listUnits(db)),
    listRoleMembers: ({ db, actor, params, query }) => listRoleMembers(db, context, actor.personId, params.id, query),
    addRoleMembers: async ({ params, body, ...caller }) => ({
      data: { added: await addRoleMembers(editOf(caller, body.reason), params.id, body) },
    }),
    removeRoleMember: ({ params, ...caller }) => removeRoleMember(editOf(caller), params.id),
  });
};
