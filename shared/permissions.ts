/** What a role can grant: a verb on a noun. Every route names one of these, or "public" or "signedIn". */
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

/** Who may call a route: anybody, anybody signed in, or the holders of one permission. */
export type Access = "public" | "signedIn" | Permission;

/** Rights that come with being an employee. Every other one is administrative: it belongs to those who look after something. */
const ownPermissions: ReadonlySet<Permission> = new Set(["topic.create", "comment.create"]);

export const isAdministrative = (permission: Permission): boolean => !ownPermissions.has(permission);
