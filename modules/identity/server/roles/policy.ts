import { permissions, type Permission } from "#shared/permissions.ts";

const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

/** Returns all permissions for administrators, and the granted ones for others. */
export const permissionsOfRoles = (
  roleKeys: readonly string[] | null,
  granted: readonly string[] | null,
): ReadonlySet<Permission> =>
  new Set(roleKeys?.includes("administrator") ? permissions : (granted ?? []).filter(isPermission));

/**
 * A role as input of the rules. `uses` counts its usage; `powers` are the permissions that correspond to its implied
 * powers, such as deciding requests.
 */
export type RuledRole = {
  key: string | null;
  granted: readonly string[];
  uses: number;
  powers: readonly Permission[];
};

/** Returns the permissions of a role, in the order of all permissions. */
export function permissionsOfRole({ key, granted }: Pick<RuledRole, "key" | "granted">): Permission[] {
  const held = permissionsOfRoles(key === null ? [] : [key], granted);
  return permissions.filter((permission) => held.has(permission));
}

/** Returns the granted and implied permissions; for employees, who have no memberships, only the granted ones. */
export function needsOfRole(role: Omit<RuledRole, "uses">): Permission[] {
  const allowed = permissionsOfRole(role);
  return role.key === "employee" ? allowed : [...new Set([...allowed, ...role.powers])];
}

/** Without all permissions that a role grants or implies, a user cannot grant, revoke or change it. */
const reachesRole = (held: ReadonlySet<Permission>, role: Omit<RuledRole, "uses">): boolean =>
  needsOfRole(role).every((permission) => held.has(permission));

/**
 * Returns the rights of a user over a role. Built-in roles cannot be deleted, the administrators' always has all
 * permissions, and all active users are employees without a membership. `mayGrantSelf`: no other user could grant them a
 * role.
 */
export function rightsOverRole(held: ReadonlySet<Permission>, role: RuledRole, mayGrantSelf: boolean) {
  const reaches = reachesRole(held, role);
  return {
    update: reaches,
    delete: reaches && role.key === null && role.uses === 0,
    changePermissions: reaches && role.key !== "administrator",
    changeMembers: reaches && role.key !== "employee",
    join: reaches && role.key !== "employee" && mayGrantSelf,
  };
}
