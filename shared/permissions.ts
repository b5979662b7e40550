/** Permissions of roles: a verb on a noun. Every route names one of these, or "public" or "signedIn". */
export const permissions = [
  "topic.create",
  "topic.moderate",
  "topic.feature",
  "topic.requireReading",
  "comment.create",
  "category.manage",
  "attendance.read",
  "attendance.manage",
  "leave.manage",
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

/** Permissions that a role may grant within departments and locations only. */
export const boundablePermissions = [
  "attendance.read",
  "attendance.manage",
  "leave.manage",
  "user.manage",
] as const satisfies readonly Permission[];
export type BoundablePermission = (typeof boundablePermissions)[number];

export const isBoundable = (access: Access): access is BoundablePermission =>
  (boundablePermissions as readonly Access[]).includes(access);

/** Permissions that come with another one. */
export const impliedPermissions: Readonly<Partial<Record<Permission, Permission>>> = {
  "attendance.manage": "attendance.read",
};

/** Access to a route: every client, every signed-in user, or the holders of one permission. */
export type Access = "public" | "signedIn" | Permission;

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
