import type { Permission } from "#shared/permissions.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { Author } from "../authority/require-authority.ts";

/** How much names a role. */
export type RoleUses = Role["usedBy"];

/**
 * Permissions implied by roles, by role: of a role that approves requests those of the service's officers, of a role that
 * attendance rules name those of attendance officers. Roles without any may be missing.
 */
export type FindRolePowers = (
  db: Reader,
  roleIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly Permission[]>>;

/** What the administration of roles needs of its surroundings. */
export type RolesContext = {
  files: FileLinks;
  /** A demonstration asks nobody for a second factor by default. */
  demonstration: boolean;
  /** The civil date of now where the organisation is. */
  today: (db: Reader) => Promise<string>;
  /** The people nearest to what somebody typed; search knows. With `most` more than usual. */
  findPersonIds: (db: Reader, text: string, most?: number) => Promise<string[]>;
  /** How often other modules name roles, by role; one that nothing names may be missing. */
  countRoleUses: (db: Reader, roleIds: readonly string[]) => Promise<ReadonlyMap<string, RoleUses>>;
  findRolePowers: FindRolePowers;
  settings: SettingsSource;
};

/** An administrator of roles: their own permissions, the channel they use, and the request. */
export type RoleAuthor = Author & { requestId: string };
