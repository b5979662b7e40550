import { permissions, type Permission } from "#shared/permissions.ts";

const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name);

/** What the roles a person holds allow: what they grant, or everything for an administrator. */
export const permissionsOfRoles = (roleKeys: readonly string[], granted: readonly string[]): ReadonlySet<Permission> =>
  new Set(roleKeys.includes("administrator") ? permissions : granted.filter(isPermission));
