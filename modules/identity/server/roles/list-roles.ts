import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { builtInRoles, type Role } from "../../contract/schemas-roles.ts";
import { mayTakeRoles, type Author } from "../authority/require-authority.ts";
import type { RoleUses, RolesContext } from "./context.ts";
import { permissionsOfRole, rightsOverRole } from "./policy.ts";
import { selectRole, selectRoles, type RoleRow } from "./queries-roles.ts";

const unused: RoleUses = { assignments: 0, exceptionDays: 0, services: 0, publications: 0 };

async function present(db: Reader, context: RolesContext, author: Author, rows: readonly RoleRow[]): Promise<Role[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await context.countRoleUses(db, ids);
  const mayTake = await mayTakeRoles(db, context, author);
  const powers = await context.findRolePowers(db, ids);
  return rows.map((row) => {
    const usedBy = uses.get(row.id) ?? unused;
    return {
      id: row.id,
      key: builtInRoles.find((key) => key === row.key) ?? null,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      descriptionAr: row.description_ar,
      descriptionEn: row.description_en,
      permissions: permissionsOfRole(row),
      people: row.people,
      usedBy,
      secondFactorGraceDays: row.grace_days,
      secondFactorIsDefault: !row.is_demand_chosen,
      isProvisioned: row.is_provisioned,
      version: row.version,
      can: rightsOverRole(
        author.permissions,
        {
          ...row,
          uses: Object.values(usedBy).reduce((sum, count) => sum + count, 0),
          powers: powers.get(row.id) ?? [],
        },
        mayTake,
      ),
    };
  });
}

/** Returns all roles with permissions, number of current members, and the rights of the author over each. */
export async function listRoles(db: Reader, context: RolesContext, author: Author): Promise<{ data: Role[] }> {
  const rows = await selectRoles(db, [await context.today(db)]);
  return { data: await present(db, context, author, rows) };
}

/** Throws 404 for an unknown role. */
export async function readRole(db: Reader, context: RolesContext, author: Author, id: string): Promise<Role> {
  const rows = await selectRole(db, [await context.today(db), id]);
  const [role] = await present(db, context, author, rows);
  if (role === undefined) throw refuse("not_found");
  return role;
}
