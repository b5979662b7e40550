import type { Permission } from "#shared/permissions.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Role } from "../../contract/schemas-roles.ts";

/** How much names a role. */
export type RoleUses = Role["usedBy"];

/** What the administration of roles needs of its surroundings. */
export type RolesContext = {
  files: FileLinks;
  /** The civil date of now where the organisation is. */
  today: (db: Reader) => Promise<string>;
  /** The people nearest to what somebody typed; search knows. With `most` more than usual. */
  findPersonIds: (db: Reader, text: string, most?: number) => Promise<string[]>;
  /** How often other modules name roles, by role; one that nothing names may be missing. */
  countRoleUses: (db: Reader, roleIds: readonly string[]) => Promise<ReadonlyMap<string, RoleUses>>;
};

/** Who administers roles, what they may do themselves, and by which request. */
export type RoleAuthor = { personId: string; permissions: ReadonlySet<Permission>; requestId: string };
