import { permissions, type Permission } from "#shared/permissions.ts";

/** Target states rather than toggles: another user may make the same change meanwhile. */
export type WantedPermissions = ReadonlyMap<Permission, boolean>;

/** Returns the permissions of a role with the changes applied. */
export const permissionsWith = (allowed: readonly Permission[], wanted: WantedPermissions): Permission[] =>
  permissions.filter((permission) => wanted.get(permission) ?? allowed.includes(permission));

/** Returns whether the changes differ from the current permissions. */
export const isPermissionChanged = (allowed: readonly Permission[], wanted: WantedPermissions): boolean =>
  [...wanted].some(([permission, isWanted]) => isWanted !== allowed.includes(permission));
