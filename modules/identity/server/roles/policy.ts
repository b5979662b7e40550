import { permissions, type Permission } from "#shared/permissions.ts";

const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

/** What the roles a person holds allow: what they grant, or everything for an administrator. */
export const permissionsOfRoles = (roleKeys: readonly string[], granted: readonly string[]): ReadonlySet<Permission> =>
  new Set(roleKeys.includes("administrator") ? permissions : granted.filter(isPermission));

/** A role as the rules see it; `uses` counts what attendance gives to it. */
export type RuledRole = { key: string | null; granted: readonly string[]; uses: number };

/** What one role allows, in the order of all permissions. */
export function permissionsOfRole({ key, granted }: Omit<RuledRole, "uses">): Permission[] {
  const held = permissionsOfRoles(key === null ? [] : [key], granted);
  return permissions.filter((permission) => held.has(permission));
}

/** Whether somebody may do everything that a role allows: without that nobody gives it, takes it, or changes it. */
export const reachesRole = (held: ReadonlySet<Permission>, role: Omit<RuledRole, "uses">): boolean =>
  permissionsOfRole(role).every((permission) => held.has(permission));

/**
 * What somebody may do with a role. Those of every installation stay, the administrators' allows everything, and
 * everybody active is an employee without a membership.
 */
export function rightsOverRole(held: ReadonlySet<Permission>, role: RuledRole) {
  const reaches = reachesRole(held, role);
  return {
    update: reaches,
    delete: reaches && role.key === null && role.uses === 0,
    changePermissions: reaches && role.key !== "administrator",
    changeMembers: reaches && role.key !== "employee",
  };
}
