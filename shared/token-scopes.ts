import { isAdministrative, type Permission } from "./permissions.ts";
import { isReading, type Route } from "./route.ts";

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
export const tokenScopes = [
  "profile:read",
  "profile:write",
  "community:read",
  "community:write",
  "attendance:read",
  "attendance:write",
  "services:read",
  "services:write",
  "people:read",
  "people:write",
  "publications:read",
  "publications:write",
  "administration:read",
  "administration:write",
  "scim",
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The area of a route, by the beginning of its address; null: closed to tokens. */
const areas: Readonly<Record<string, TokenArea | null>> = {
  accounts: "administration",
  acknowledgements: "community",
  attendance: "attendance",
  "attendance-services": "services",
  audit: "administration",
  "audit.csv": "administration",
  "audit.jsonl": "administration",
  // Each of its parts has its own.
  batch: null,
  categories: "community",
  comments: "community",
  dashboard: "administration",
  decisions: "services",
  departments: "people",
  deputies: "services",
  directory: "people",
  documents: "publications",
  // Covers all areas at once.
  events: null,
  "featured-topics": "community",
  files: "community",
  "hand-overs": "administration",
  // Covers all areas.
  home: null,
  jobs: "administration",
  letters: "services",
  "link-groups": "publications",
  links: "publications",
  "managed-documents": "publications",
  "managed-promotions": "publications",
  me: "profile",
  mentions: "people",
  "must-reads": "community",
  notifications: "profile",
  promotions: "publications",
  "publication-audiences": "publications",
  "push-subscriptions": null,
  "report-case-counts": "community",
  "report-cases": "community",
  "report-decisions": "community",
  requests: "services",
  "role-members": "administration",
  roles: "administration",
  "saved-views": "community",
  search: null,
  "service-definitions": "services",
  services: "services",
  settings: "administration",
  "sign-out": null,
  "topic-bulk-actions": "community",
  "topic-drafts": "community",
  topics: "community",
  "upload-limits": "community",
  users: "people",
  // For signed-in users only.
  viewing: null,
  "waiting-approvals": "administration",
  "webhook-deliveries": "administration",
  webhooks: "administration",
  "work-list": "services",
};

/** A person's own pages open to tokens; other addresses below `/me` protect the account, or are private. */
const ownPages: ReadonlySet<string> = new Set([
  "/me",
  "/me/notification-preferences",
  "/me/photo",
  "/me/preview",
  "/me/sightings",
]);

/** Actions of the person only, in any area: to check in, to confirm reading, to manage secrets and others' access. */
const personalDeeds: readonly RegExp[] = [
  /^POST \/attendance\/punches$/,
  /^PUT \/topics\/\{id\}\/acknowledgement$/,
  /^\w+ \/accounts\/\{id\}\/(sessions|access-tokens|second-factor)\b/,
  // The sign-in address: a directory has its own interface.
  /^PATCH \/accounts\/\{id\}$/,
  /^POST \/accounts\/\{id\}\/email-approval$/,
  /^\w+ \/(users|accounts)\/\{id\}\/(view|erasure)/,
  /^\w+ \/webhooks\/\{id\}\/\w+-secret$/,
];

type TokenRoute = Pick<Route, "method" | "path" | "permission" | "bearsNoPerson">;

/** Returns whether the area of a route is decided; undecided routes are closed to tokens. */
export const hasTokenDecision = ({ path }: Pick<Route, "path">): boolean =>
  path.startsWith("/scim/") || Object.hasOwn(areas, path.split("/")[1] ?? "");

/** Returns the scope that a token needs for a route which is not public; null if no token is accepted. */
export function scopeOf({ method, path, permission, bearsNoPerson }: TokenRoute): TokenScope | null {
  if (path.startsWith("/scim/")) return "scim";
  const area = areas[path.split("/")[1] ?? ""] ?? null;
  if (area === null || bearsNoPerson || personalDeeds.some((deed) => deed.test(`${method} ${path}`))) return null;
  if (area === "profile" && path.startsWith("/me") && !ownPages.has(path)) return null;
  const isOfOffice = permission !== "public" && permission !== "signedIn" && isAdministrative(permission);
  return `${isOfOffice ? "administration" : area}:${isReading(method) ? "read" : "write"}`;
}

/** Returns whether scopes include one: changing includes reading. */
export const holdsScope = (scopes: readonly TokenScope[], wanted: TokenScope): boolean =>
  scopes.includes(wanted) ||
  (wanted.endsWith(":read") && scopes.includes(wanted.replace(/read$/, "write") as TokenScope));

/**
 * Returns the person's permissions that a token has at a route: administrative ones only if its scopes include
 * administration, to the same extent. A directory needs all of them.
 */
export function permissionsThrough(
  held: ReadonlySet<Permission>,
  scopes: readonly TokenScope[],
  route: TokenRoute,
): ReadonlySet<Permission> {
  const level = isReading(route.method) ? "administration:read" : "administration:write";
  if (scopeOf(route) === "scim" || holdsScope(scopes, level)) return held;
  return new Set([...held].filter((permission) => !isAdministrative(permission)));
}
