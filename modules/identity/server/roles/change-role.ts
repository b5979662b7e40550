import type { z } from "zod";
import { isAdministrative } from "#shared/administrative.ts";
import { permissions, type Permission } from "#shared/permissions.ts";
import { now } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  createRole as createSchema,
  Role,
  rolePermissions as permissionsSchema,
  updateRole as updateSchema,
} from "../../contract/schemas-roles.ts";
import { holdsEverything } from "../authority/policy.ts";
import { requireRole } from "../authority/check-authority.ts";
import { alignDemands } from "../factors/change-demands.ts";
import { personHasSecondFactor } from "../factors/queries.ts";
import { forgetDemandsOf, insertDemands } from "../factors/store-demands.ts";
import type { RoleAuthor, RoleEdit } from "./context.ts";
import { readRole } from "./list-roles.ts";
import { findUnboundable } from "./policy.ts";
import { countRoles, loadReach } from "./queries.ts";
import {
  changePermissions,
  deleteRoleRow,
  lockRoles,
  insertRole,
  lockRole,
  updateRoleRow,
  type RoleChange,
  type RoleWords,
} from "./store.ts";
import { todayOf } from "../accounts/context.ts";

/** More would make the table of roles and permissions unreadable. */
const maxRoles = 1_000;

type Change = "created" | "updated" | "deleted" | "permissionsChanged" | "boundsChanged";

export const recordRole = ({ tx, author }: RoleEdit, id: string, change: Change, details: Record<string, unknown>) =>
  record(tx, {
    action: `role.${change}`,
    actorId: author.personId,
    subject: { kind: "role", id },
    details,
    audience: "permission:role.manage",
    requestId: author.requestId,
  });

/** Throws unless the author has all permissions, by session: connecting a role to the directory requires them. */
export function requireConnector({ permissions: held, origin }: RoleAuthor): void {
  if (!holdsEverything(held)) throw refuse("permission_not_held");
  if (origin === "token") throw refuse("token_not_accepted");
}

/** Locks and returns the role; throws 404 if it does not exist, 422 if it has permissions that the author lacks. */
export async function lockChangeableRole({ tx, context, author }: RoleEdit, id: string) {
  await lockRoles(tx);
  if ((await lockRole(tx, id)) === undefined) throw refuse("not_found");
  const role = await readRole(tx, context, author, id);
  if (!role.can.update) throw refuse("permission_not_held");
  return role;
}

export async function createRole(edit: RoleEdit, body: z.output<typeof createSchema>): Promise<Role> {
  const { tx, context, author } = edit;
  await lockRoles(tx);
  const [{ count } = { count: 0 }] = await countRoles(tx, []);
  if (count >= maxRoles) throw refuse("limit_reached");
  const words: RoleWords = {
    name_ar: body.nameAr,
    name_en: body.nameEn,
    description_ar: body.descriptionAr ?? null,
    description_en: body.descriptionEn ?? null,
  };
  const { id } = await insertRole(tx, words);
  await recordRole(edit, id, "created", { after: words });
  return readRole(tx, context, author, id);
}

/** Sets or removes the demand of a second factor. The author needs a factor, so that they can always undo it. */
async function changeDemand({ tx, context, author }: RoleEdit, id: string, was: number | null, is: number | null) {
  if (is === null) return forgetDemandsOf(tx, id);
  if (!(await personHasSecondFactor(tx, author.personId))) throw refuse("own_factor_missing");
  if (was === null) await insertDemands(tx, { roleId: id }, now(), await todayOf(tx, context));
}

/**
 * Changes names, description, the demand of a second factor, and whether a directory keeps the role. Throws
 * `role_fixed` if a built-in role is to be kept by a directory.
 */
export async function updateRole(edit: RoleEdit, id: string, given: z.output<typeof updateSchema>): Promise<Role> {
  const { tx, context, author } = edit;
  const current = await lockChangeableRole(edit, id);
  if (given.version !== current.version) throw refuse("stale_version", { current });
  const [before, after]: [Partial<RoleChange>, Partial<RoleChange>] = [{}, {}];
  for (const [column, was, is] of [
    ["name_ar", current.nameAr, given.nameAr],
    ["name_en", current.nameEn, given.nameEn],
    ["description_ar", current.descriptionAr, given.descriptionAr],
    ["description_en", current.descriptionEn, given.descriptionEn],
    ["second_factor_grace_days", current.secondFactorGraceDays, given.secondFactorGraceDays],
    [
      "second_factor_is_chosen",
      !current.secondFactorIsDefault,
      given.secondFactorGraceDays === undefined ? undefined : true,
    ],
    ["is_provisioned", current.isProvisioned, given.isProvisioned],
  ] as const) {
    if (is === undefined || is === was) continue;
    Object.assign(before, { [column]: was });
    Object.assign(after, { [column]: is });
  }
  if (Object.keys(after).length === 0) return current;
  if (after.is_provisioned === true && current.key !== null) throw refuse("role_fixed");
  if (after.is_provisioned === true) requireConnector(author);
  await updateRoleRow(tx, id, { ...after, ...(after.is_provisioned === false ? { external_id: null } : {}) });
  const { second_factor_grace_days: is } = after;
  if (is !== undefined) await changeDemand(edit, id, current.secondFactorGraceDays, is);
  await recordRole(edit, id, "updated", { before, after });
  return readRole(tx, context, author, id);
}

export async function deleteRole(edit: RoleEdit, id: string): Promise<void> {
  const current = await lockChangeableRole(edit, id);
  if (current.key !== null) throw refuse("role_fixed");
  if (!current.can.delete) throw refuse("role_used");
  await deleteRoleRow(edit.tx, id);
  const { nameAr, nameEn, people } = current;
  await recordRole(edit, id, "deleted", {
    before: { name_ar: nameAr, name_en: nameEn, permissions: current.permissions },
    people,
  });
}

/** Throws unless a role with bounds may have more permissions, and the author has them within the same bounds. */
async function requireBounded({ tx, context, author }: RoleEdit, id: string, added: readonly Permission[]) {
  if (findUnboundable(added) !== undefined) throw refuseField("role_bounded", "permissions", { key: "invalid" });
  const reach = await loadReach(tx, id);
  const within = added.map((permission) => ({ permission, ...reach }));
  await requireRole(tx, context, author, { people: [], needs: [], within });
}

/** Replaces the permissions of a role. */
export async function setRolePermissions(edit: RoleEdit, id: string, given: z.output<typeof permissionsSchema>) {
  const { tx, context, author } = edit;
  const current = await lockChangeableRole(edit, id);
  if (!current.can.changePermissions) throw refuse("role_fixed");
  if (given.version !== current.version) throw refuse("stale_version", { current });
  const wanted = new Set(given.permissions);
  const had = new Set(current.permissions);
  const added = permissions.filter((permission) => wanted.has(permission) && !had.has(permission));
  const removed = current.permissions.filter((permission) => !wanted.has(permission));
  const administrative = added.filter(isAdministrative);
  if (current.key === "employee" && administrative.length > 0) throw refuse("permission_of_everybody");
  // The directory decides who its members are.
  if (current.isProvisioned && administrative.length > 0) requireConnector(author);
  if (current.bounds === null) await requireRole(tx, context, author, { people: [], needs: added });
  else await requireBounded(edit, id, added);
  if (added.length + removed.length === 0) return current;
  await changePermissions(tx, id, { added, removed });
  await recordRole(edit, id, "permissionsChanged", { added, removed });
  const { personId: actorId, requestId } = author;
  await alignDemands(tx, context, { actorId, requestId, roleId: id });
  return readRole(tx, context, author, id);
}
