import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Permission } from "#shared/permissions.ts";
import type { Audience } from "../../contract/schemas-audience.ts";
import { selectDepartments, selectRoles } from "./queries.ts";

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
