import type { Access, Permission } from "./permissions.ts";

/** Access without an administrative permission: every employee has these permissions. */
const ownAccess = ["public", "signedIn", "topic.create", "comment.create"] as const;
export type AdministrativePermission = Exclude<Permission, (typeof ownAccess)[number]>;

export const isAdministrative = (access: Access): access is AdministrativePermission =>
  !(ownAccess as readonly Access[]).includes(access);
