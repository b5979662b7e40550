import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Permission } from "#shared/permissions.ts";
import type { Audience, AudienceInput } from "../../contract/schemas-audience.ts";
import { selectDepartments, selectKnownDepartments, selectKnownRoles, selectRoles } from "./queries.ts";
import { insertAudience } from "./store.ts";

/** Publishing requires a list of possible audiences. */
const publishing: readonly Permission[] = ["document.manage", "link.manage", "promotion.manage"];

/** Returns all departments and roles that a publisher can choose; throws `not_allowed` for others. */
export async function listChoices(
  db: Reader,
  { permissions }: { permissions: ReadonlySet<Permission> },
): Promise<Audience> {
  if (!publishing.some((permission) => permissions.has(permission))) throw refuse("not_allowed");
  return { departments: await selectDepartments(db, []), roles: await selectRoles(db, []) };
}

/**
 * Creates an audience; returns its id, null for all users. The caller stores the id and deletes the previous audience
 * (`deleteAudience`). Throws for unknown departments and roles.
 */
export async function createAudience(tx: Transaction, given: AudienceInput): Promise<string | null> {
  if (given === null) return null;
  const departments = [...new Set(given.departments)];
  const roles = [...new Set(given.roles)];
  // The statements lock the rows that exist.
  if ((await selectKnownDepartments(tx, [departments])).length < departments.length) {
    throw refuseField("department_unknown", "audience", { key: "invalid" });
  }
  if ((await selectKnownRoles(tx, [roles])).length < roles.length) {
    throw refuseField("role_unknown", "audience", { key: "invalid" });
  }
  return insertAudience(tx, { departments, roles });
}
