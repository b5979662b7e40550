import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, inData, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { roleRoutes } from "../../contract/routes-roles.ts";
import { authorOf as grantorOf } from "../authority/require-authority.ts";
import { addRoleMembers, removeRoleMember } from "./change-members.ts";
import { createRole, deleteRole, setRolePermissions, updateRole } from "./change-role.ts";
import type { RoleAuthor, RolesContext } from "./context.ts";
import { listRoleMembers, listRoles, readRole } from "./list-roles.ts";

const authorOf = (actor: Actor, { id: requestId }: RequestFacts, reason?: string | null): RoleAuthor => ({
  ...grantorOf(actor, reason),
  requestId,
});

export const bindRoles = (context: RolesContext): BoundRoute[] =>
  bindRoutes(roleRoutes, {
    listRoles: ({ db, actor }) => listRoles(db, context, grantorOf(actor)),
    readRole: ({ db, actor, params }) => inData(readRole(db, context, grantorOf(actor), params.id)),
    createRole: ({ tx, actor, body, facts }) => inData(createRole(tx, context, authorOf(actor, facts), body)),
    updateRole: ({ tx, actor, params, body, facts }) =>
      inData(updateRole(tx, context, authorOf(actor, facts), params.id, body)),
    deleteRole: ({ tx, actor, params, facts }) => deleteRole(tx, context, authorOf(actor, facts), params.id),
    setRolePermissions: ({ tx, actor, params, body, facts }) =>
      inData(setRolePermissions(tx, context, authorOf(actor, facts), params.id, body)),
    listRoleMembers: ({ db, actor, params, query }) => listRoleMembers(db, context, actor.personId, params.id, query),
    addRoleMembers: async ({ tx, actor, params, body, facts }) => ({
      data: { added: await addRoleMembers(tx, context, authorOf(actor, facts, body.reason), params.id, body) },
    }),
    removeRoleMember: ({ tx, actor, params, facts }) =>
      removeRoleMember(tx, context, authorOf(actor, facts), params.id),
  });
