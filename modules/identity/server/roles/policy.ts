import {
  impliedPermissions,
  isBoundable,
  permissions,
  type BoundablePermission,
  type Permission,
} from "#shared/permissions.ts";
import type { Bounds } from "#platform/http/actor.ts";
import { coversNeed, type Author, type RoleGrant } from "../authority/policy.ts";

const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

const withImplied = (permission: Permission): Permission[] => {
  const implied = impliedPermissions[permission];
  return implied === undefined ? [permission] : [permission, implied];
};

/** Returns all permissions for administrators, and the granted ones for others, with those that come with them. */
export const permissionsOfRoles = (
  roleKeys: readonly string[] | null,
  granted: readonly string[] | null,
): ReadonlySet<Permission> =>
  new Set(
    roleKeys?.includes("administrator") ? permissions : (granted ?? []).filter(isPermission).flatMap(withImplied),
  );

/** A permission that roles grant within departments, with those below, and locations; `given` is what they name. */
export type BoundGrant = Omit<Bounds, "today"> & { permission: string };

const joined = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** Returns the permissions with bounds, with those that come with them; several grants of one are united. */
export function boundsOfGrants(grants: readonly BoundGrant[], today: string): ReadonlyMap<BoundablePermission, Bounds> {
  const bounds = new Map<BoundablePermission, Bounds>();
  for (const { permission: name, departments, locations, given } of grants)
    for (const permission of isPermission(name) ? withImplied(name).filter(isBoundable) : []) {
      const known = bounds.get(permission);
      bounds.set(permission, {
        departments: joined(known?.departments ?? [], departments),
        locations: joined(known?.locations ?? [], locations),
        given: {
          departments: joined(known?.given.departments ?? [], given.departments),
          locations: joined(known?.given.locations ?? [], given.locations),
        },
        today,
      });
    }
  return bounds;
}

/** Returns the first permission that no role with bounds may have; undefined for none. */
export const findUnboundable = (granted: readonly Permission[]): Permission | undefined =>
  granted.find((permission) => !isBoundable(permission));

/**
 * A role as input of the rules. `grants` is null for a role of the whole organisation. `uses` counts its usage; `powers` are the permissions that correspond to its implied
 * powers, such as deciding requests.
 */
export type RuledRole = {
  key: string | null;
  granted: readonly string[];
  grants: readonly BoundGrant[] | null;
  uses: number;
  powers: readonly Permission[];
};

/** Returns the permissions of a role, in the order of all permissions. */
export function permissionsOfRole({ key, granted }: Pick<RuledRole, "key" | "granted">): Permission[] {
  return key === "administrator" ? [...permissions] : permissions.filter((permission) => granted.includes(permission));
}

/** Returns the granted and implied permissions; for employees, who have no memberships, only the granted ones. */
export function needsOfRole(role: Pick<RuledRole, "key" | "granted" | "powers">): Permission[] {
  const allowed = permissionsOfRole(role);
  return role.key === "employee" ? allowed : [...new Set([...allowed, ...role.powers])];
}

/** Returns what a user must hold to grant a role: what it implies counts without bounds. */
export const grantOfRole = (role: Omit<RuledRole, "uses">): Pick<RoleGrant, "needs" | "within"> =>
  role.grants === null ? { needs: needsOfRole(role) } : { needs: role.powers, within: role.grants };

/** Without all permissions that a role grants or implies, a user cannot grant, revoke or change it. */
function reachesRole(author: Pick<Author, "permissions" | "bounds">, role: Omit<RuledRole, "uses">): boolean {
  const { needs, within = [] } = grantOfRole(role);
  return (
    needs.every((permission) => author.permissions.has(permission)) && within.every((need) => coversNeed(author, need))
  );
}

/**
 * Returns the rights of a user over a role. Built-in roles cannot be deleted, the administrators' always has all
 * permissions, and all active users are employees without a membership. `mayGrantSelf`: no other user could grant them a
 * role.
 */
export function rightsOverRole(author: Pick<Author, "permissions" | "bounds">, role: RuledRole, mayGrantSelf: boolean) {
  const reaches = reachesRole(author, role);
  return {
    update: reaches,
    delete: reaches && role.key === null && role.uses === 0,
    changePermissions: reaches && role.key !== "administrator",
    changeBounds: reaches && role.key !== "administrator" && role.key !== "employee",
    changeMembers: reaches && role.key !== "employee",
    join: reaches && role.key !== "employee" && mayGrantSelf,
  };
}
