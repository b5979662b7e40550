import type { z } from "zod";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Role, roleBounds as boundsSchema } from "../../contract/schemas-roles.ts";
import { requireRole } from "../authority/check-authority.ts";
import { lockChangeableRole, recordRole, requireConnector } from "./change-role.ts";
import type { RoleEdit } from "./context.ts";
import { readRole } from "./list-roles.ts";
import { findUnboundable } from "./policy.ts";
import { loadReach } from "./queries.ts";
import { findUnknownUnit, replaceBounds } from "./store-bounds.ts";

type Wanted = z.output<typeof boundsSchema>["bounds"];

const idsOf = (units: readonly { id: string }[]): string[] => units.map(({ id }) => id);
const same = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((id) => other.includes(id));

function isUnchanged({ bounds }: Role, wanted: Wanted): boolean {
  if (bounds === null || wanted === null) return bounds === wanted;
  return same(idsOf(bounds.departments), wanted.departments) && same(idsOf(bounds.locations), wanted.locations);
}

/**
 * Sets within which departments and locations a role holds; null is the whole organisation. The author needs its
 * permissions within the old and the new bounds. The roles of employees and administrators have none.
 */
export async function setRoleBounds(edit: RoleEdit, id: string, given: z.output<typeof boundsSchema>): Promise<Role> {
  const { tx, context, author } = edit;
  const current = await lockChangeableRole(edit, id);
  if (!current.can.changeBounds) throw refuse("role_fixed");
  if (given.version !== current.version) throw refuse("stale_version", { current });
  const { bounds: wanted } = given;
  if (isUnchanged(current, wanted)) return current;
  const { permissions } = current;
  if (wanted !== null) {
    if (findUnboundable(permissions) !== undefined) throw refuseField("role_bounded", "bounds", { key: "invalid" });
    const unknown = await findUnknownUnit(tx, wanted);
    if (unknown !== null) throw refuseField(unknown.code, unknown.path, { key: "invalid" });
  }
  // The directory decides who its members are.
  if (current.isProvisioned && permissions.length > 0) requireConnector(author);
  await replaceBounds(tx, id, wanted);
  if (wanted === null) await requireRole(tx, context, author, { people: [], needs: permissions });
  else {
    const reach = await loadReach(tx, id);
    const within = permissions.map((permission) => ({ permission, ...reach }));
    await requireRole(tx, context, author, { people: [], needs: [], within });
  }
  const before =
    current.bounds === null
      ? null
      : { departments: idsOf(current.bounds.departments), locations: idsOf(current.bounds.locations) };
  await recordRole(edit, id, "boundsChanged", { before: { bounds: before }, after: { bounds: wanted } });
  return readRole(tx, context, author, id);
}
