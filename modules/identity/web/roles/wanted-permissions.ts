import { permissions, type Permission } from "#shared/permissions.ts";

/** What is to be, not what is to be turned around: somebody else may do the same meanwhile. */
export type WantedPermissions = ReadonlyMap<Permission, boolean>;

/** What a role is to allow: what it allows now, and what is wanted of it. */
export const permissionsWith = (allowed: readonly Permission[], wanted: WantedPermissions): Permission[] =>
  permissions.filter((permission) => wanted.get(permission) ?? allowed.includes(permission));

/** Whether anything is wanted that is not so already. */
export const isPermissionChanged = (allowed: readonly Permission[], wanted: WantedPermissions): boolean =>
  [...wanted].some(([permission, isWanted]) => isWanted !== allowed.includes(permission));
