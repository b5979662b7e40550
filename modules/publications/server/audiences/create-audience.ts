import type { Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { AudienceInput } from "../../contract/schemas-audience.ts";
import { selectKnownDepartments, selectKnownRoles } from "./queries.ts";
import { insertAudience } from "./store.ts";

const hasAll = (ids: readonly string[], known: readonly { id: string }[]): boolean => {
  const found = new Set(known.map(({ id }) => id));
  return ids.every((id) => found.has(id));
};

/**
 * Creates an audience; returns its id, null for all users. The caller stores the id and deletes the previous audience
 * (`deleteAudience`). Throws for unknown departments and roles.
 */
export async function createAudience(tx: Transaction, given: AudienceInput): Promise<string | null> {
  if (given === null) return null;
  const departments = [...new Set(given.departments)];
  const roles = [...new Set(given.roles)];
  if (!hasAll(departments, await selectKnownDepartments(tx, [departments]))) {
    throw refuseField("department_unknown", "audience", { key: "invalid" });
  }
  if (!hasAll(roles, await selectKnownRoles(tx, [roles])))
    throw refuseField("role_unknown", "audience", { key: "invalid" });
  return insertAudience(tx, { departments, roles });
}
