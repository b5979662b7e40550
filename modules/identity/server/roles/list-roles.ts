import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { builtInRoles, type Role } from "../../contract/schemas-roles.ts";
import type { Author } from "../authority/policy.ts";
import { mayGrantSelfRoles } from "../authority/check-authority.ts";
import type { RoleUses, RolesContext } from "./context.ts";
import { permissionsOfRole, rightsOverRole } from "./policy.ts";
import { selectRole, selectRoles, type RoleRow } from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

const unused: RoleUses = {
  assignments: 0,
  exceptionDays: 0,
  workingTimeRules: 0,
  overtimePolicies: 0,
  services: 0,
  publications: 0,
  leavePolicies: 0,
};

async function present(db: Reader, context: RolesContext, author: Author, rows: readonly RoleRow[]): Promise<Role[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await context.countRoleUses(db, ids);
  const mayGrantSelf = await mayGrantSelfRoles(db, context, author);
  const powers = await context.findRolePowers(db, ids);
  return rows.map((row) => {
    const { granted, ...role } = row;
    const usedBy = uses.get(role.id) ?? unused;
    const sum = Object.values(usedBy).reduce((total, count) => total + count, 0);
    const ruled = { key: role.key, granted, uses: sum, powers: powers.get(role.id) ?? [] };
    return {
      ...role,
      key: builtInRoles.find((key) => key === role.key) ?? null,
      permissions: permissionsOfRole(row),
      usedBy,
      can: rightsOverRole(author.permissions, ruled, mayGrantSelf),
    };
  });
}

/** Returns all roles with permissions, number of current members, and the rights of the author over each. */
export async function listRoles(db: Reader, context: RolesContext, author: Author): Promise<{ data: Role[] }> {
  const rows = await selectRoles(db, [await todayOf(db, context)]);
  return { data: await present(db, context, author, rows) };
}

/** Throws 404 for an unknown role. */
export async function readRole(db: Reader, context: RolesContext, author: Author, id: string): Promise<Role> {
  const rows = await selectRole(db, [await todayOf(db, context), id]);
  const [role] = await present(db, context, author, rows);
  if (role === undefined) throw refuse("not_found");
  return role;
}
