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

/** Access without an administrative permission: every employee has these permissions. */
const ownAccess = ["public", "signedIn", "topic.create", "comment.create"] as const;
export type AdministrativePermission = Exclude<Permission, (typeof ownAccess)[number]>;

export const isAdministrative = (access: Access): access is AdministrativePermission =>
  !(ownAccess as readonly Access[]).includes(access);

/** Areas of personal access tokens. Each is granted for reading, or for reading and changing. */
export const tokenAreas = [
  "profile",
  "community",
  "attendance",
  "services",
  "people",
  "publications",
  "administration",
] as const;
export type TokenArea = (typeof tokenAreas)[number];

/** `area:write` includes `area:read`; `scim` is for an external directory only. */
export type TokenScope = `${TokenArea}:${"read" | "write"}` | "scim";
export const tokenScopes: readonly TokenScope[] = [
  ...tokenAreas.flatMap((area): TokenScope[] => [`${area}:read`, `${area}:write`]),
  "scim",
];
