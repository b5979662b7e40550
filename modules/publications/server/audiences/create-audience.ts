import type { Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { AudienceInput } from "../../contract/schemas-audience.ts";
import { countKnownDepartments, countKnownRoles } from "./queries.ts";
import { insertAudience } from "./store.ts";

/**
 * Creates an audience; returns its id, null for all users. The caller stores the id and deletes the previous audience
 * (`deleteAudience`). Throws for unknown departments and roles.
 */
export async function createAudience(tx: Transaction, given: AudienceInput): Promise<string | null> {
  if (given === null) return null;
  const departments = [...new Set(given.departments)];
  const roles = [...new Set(given.roles)];
  if ((await countKnownDepartments(tx, departments)) < departments.length) {
    throw refuseField("department_unknown", "audience", { key: "invalid" });
  }
  if ((await countKnownRoles(tx, roles)) < roles.length) {
    throw refuseField("role_unknown", "audience", { key: "invalid" });
  }
  return insertAudience(tx, { departments, roles });
}
