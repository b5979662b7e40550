import type { Permission } from "#shared/permissions.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { Author } from "../authority/policy.ts";

/** Usage of a role by other modules. */
export type RoleUses = Role["usedBy"];

/**
 * Returns the permissions that roles imply: for approvers of requests those of the service's officers, for roles in
 * attendance rules those of attendance officers. Roles without any may be missing.
 */
export type FindRolePowers = (
  db: Reader,
  roleIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly Permission[]>>;

export type RolesContext = {
  files: FileLinks;
  /** A demonstration demands no second factor by default. */
  demonstration: boolean;
  /** Returns the best matches of the search for a typed name, at most `limit` or the usual number. */
  findPersonIds: (db: Reader, text: string, limit?: number) => Promise<string[]>;
  /** Counts the usage of roles by other modules; unused roles may be missing. */
  countRoleUses: (db: Reader, roleIds: readonly string[]) => Promise<ReadonlyMap<string, RoleUses>>;
  findRolePowers: FindRolePowers;
  settings: SettingsSource;
};

/** An administrator of roles: their own permissions, the channel they use, and the request. */
export type RoleAuthor = Author & { requestId: string };

/** A change of roles in one transaction. */
export type RoleEdit = { tx: Transaction; context: RolesContext; author: RoleAuthor };
