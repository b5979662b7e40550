/** Permissions of roles: a verb on a noun. Every route names one of these, or "public" or "signedIn". */
export const permissions = [
  "topic.create",
  "topic.moderate",
  "topic.feature",
  "topic.requireReading",
  "comment.create",
  "category.manage",
  "attendance.manage",
  "user.manage",
  "role.manage",
  "audit.read",
  "setting.manage",
  "link.manage",
  "promotion.manage",
  "document.manage",
  "service.manage",
] as const;
export type Permission = (typeof permissions)[number];

/** Access to a route: every client, every signed-in user, or the holders of one permission. */
export type Access = "public" | "signedIn" | Permission;

/** Permissions of every employee. All others are administrative. */
const ownPermissions: ReadonlySet<Permission> = new Set(["topic.create", "comment.create"]);

export const isAdministrative = (permission: Permission): boolean => !ownPermissions.has(permission);
