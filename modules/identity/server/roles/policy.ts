import { permissions, type Permission } from "#shared/permissions.ts";

const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

/** What the roles a person holds allow: what they grant, or everything for an administrator. */
export const permissionsOfRoles = (roleKeys: readonly string[], granted: readonly string[]): ReadonlySet<Permission> =>
  new Set(roleKeys.includes("administrator") ? permissions : granted.filter(isPermission));

/**
 * A role as the rules see it. `uses` counts what names it; `powers` are the permissions of those who could bring about
 * otherwise what it brings its members: deciding requests, rules of attendance of their own.
 */
export type RuledRole = {
  key: string | null;
  granted: readonly string[];
  uses: number;
  powers: readonly Permission[];
};

/** What one role allows, in the order of all permissions. */
export function permissionsOfRole({ key, granted }: Pick<RuledRole, "key" | "granted">): Permission[] {
  const held = permissionsOfRoles(key === null ? [] : [key], granted);
  return permissions.filter((permission) => held.has(permission));
}

/** All that a role allows or brings; of everybody's, which nobody is given, only what it allows. */
export function needsOfRole(role: Omit<RuledRole, "uses">): Permission[] {
  const allowed = permissionsOfRole(role);
  return role.key === "employee" ? allowed : [...new Set([...allowed, ...role.powers])];
}

/** Whether somebody may do everything that a role allows or brings: else they do not give it, take it, or change it. */
const reachesRole = (held: ReadonlySet<Permission>, role: Omit<RuledRole, "uses">): boolean =>
  needsOfRole(role).every((permission) => held.has(permission));

/**
 * What somebody may do with a role. Those of every installation stay, the administrators' allows everything, and
 * everybody active is an employee without a membership. `mayTake`: nobody else could give them a role.
 */
export function rightsOverRole(held: ReadonlySet<Permission>, role: RuledRole, mayTake: boolean) {
  const reaches = reachesRole(held, role);
  return {
    update: reaches,
    delete: reaches && role.key === null && role.uses === 0,
    changePermissions: reaches && role.key !== "administrator",
    changeMembers: reaches && role.key !== "employee",
    join: reaches && role.key !== "employee" && mayTake,
  };
}
