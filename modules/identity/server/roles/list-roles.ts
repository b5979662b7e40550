import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { builtInRoles, type Role, type RoleUnits } from "../../contract/schemas-roles.ts";
import type { Author } from "../authority/policy.ts";
import { mayGrantSelfRoles } from "../authority/check-authority.ts";
import type { RoleUses, RolesContext } from "./context.ts";
import { permissionsOfRole, rightsOverRole, type BoundGrant } from "./policy.ts";
import { listBoundGrants, selectRole, selectRoles, selectUnits, type RoleRow } from "./queries.ts";
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

/** Returns the grants of each role with bounds, by role; of one without permissions an empty list. */
async function loadGrants(
  db: Reader,
  roles: readonly Pick<RoleRow, "id" | "bounds">[],
): Promise<ReadonlyMap<string, BoundGrant[]>> {
  const bounded = roles.filter(({ bounds }) => bounds !== null).map(({ id }) => id);
  const grants = Map.groupBy(bounded.length === 0 ? [] : await listBoundGrants(db, bounded), (grant) => grant.roleId);
  return new Map(bounded.map((id) => [id, grants.get(id) ?? []]));
}

async function present(db: Reader, context: RolesContext, author: Author, rows: readonly RoleRow[]): Promise<Role[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await context.countRoleUses(db, ids);
  const mayGrantSelf = await mayGrantSelfRoles(db, context, author);
  const powers = await context.findRolePowers(db, ids);
  const grants = await loadGrants(db, rows);
  return rows.map((row) => {
    const { granted, ...role } = row;
    const usedBy = uses.get(role.id) ?? unused;
    const sum = Object.values(usedBy).reduce((total, count) => total + count, 0);
    const ruled = {
      key: role.key,
      granted,
      grants: grants.get(role.id) ?? null,
      uses: sum,
      powers: powers.get(role.id) ?? [],
    };
    return {
      ...role,
      key: builtInRoles.find((key) => key === role.key) ?? null,
      permissions: permissionsOfRole(row),
      usedBy,
      can: rightsOverRole(author, ruled, mayGrantSelf),
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

/** Returns the departments and locations that bounds can name. */
export async function listUnits(db: Reader): Promise<RoleUnits> {
  const units = Map.groupBy(await selectUnits(db), ({ kind }) => kind);
  const named = (kind: "department" | "location") =>
    (units.get(kind) ?? []).map(({ id, nameAr, nameEn }) => ({ id, nameAr, nameEn }));
  return { departments: named("department"), locations: named("location") };
}
