import { isAdministrative, type Permission } from "./permissions.ts";
import { isReading, type Route } from "./route.ts";

/** What a person's own token may be good for. Each area is given for reading, or for reading and changing. */
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

/** `area:write` holds `area:read`; `scim` is for a directory outside, and for nothing else. */
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

/** The area of a route, by the beginning of its address; null: tokens do not reach it. */
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
  // Of everything at once, whatever the area.
  events: null,
  "featured-topics": "community",
  files: "community",
  "hand-overs": "administration",
  // As wide as everything.
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
  // For whoever looks themselves.
  viewing: null,
  "waiting-approvals": "administration",
  "webhook-deliveries": "administration",
  webhooks: "administration",
  "work-list": "services",
};

/** What of one's own a token reaches; the rest below `/me` keeps the account itself, or is for its owner's eyes. */
const ownPages: ReadonlySet<string> = new Set([
  "/me",
  "/me/notification-preferences",
  "/me/photo",
  "/me/preview",
  "/me/sightings",
]);

/** What only a person does, whichever area it lies in: to be somewhere, to have read, to keep secrets and others' ways in. */
const personalDeeds: readonly RegExp[] = [
  /^POST \/attendance\/punches$/,
  /^PUT \/topics\/\{id\}\/acknowledgement$/,
  /^\w+ \/accounts\/\{id\}\/(sessions|access-tokens|second-factor)\b/,
  // The address that somebody signs in with: a directory has a way of its own.
  /^PATCH \/accounts\/\{id\}$/,
  /^POST \/accounts\/\{id\}\/email-approval$/,
  /^\w+ \/(users|accounts)\/\{id\}\/(view|erasure)/,
  /^\w+ \/webhooks\/\{id\}\/\w+-secret$/,
];

type TokenRoute = Pick<Route, "method" | "path" | "permission" | "bearsNoPerson">;

/** Whether somebody has decided about the area of a route; what nobody has decided about, tokens do not reach. */
export const hasTokenDecision = ({ path }: Pick<Route, "path">): boolean =>
  path.startsWith("/scim/") || Object.hasOwn(areas, path.split("/")[1] ?? "");

/** The scope that a token needs for a route which is not public; null where no token will do. */
export function scopeOf({ method, path, permission, bearsNoPerson }: TokenRoute): TokenScope | null {
  if (path.startsWith("/scim/")) return "scim";
  const area = areas[path.split("/")[1] ?? ""] ?? null;
  if (area === null || bearsNoPerson || personalDeeds.some((deed) => deed.test(`${method} ${path}`))) return null;
  if (area === "profile" && path.startsWith("/me") && !ownPages.has(path)) return null;
  const isOfOffice = permission !== "public" && permission !== "signedIn" && isAdministrative(permission);
  return `${isOfOffice ? "administration" : area}:${isReading(method) ? "read" : "write"}`;
}

/** Whether scopes hold one: changing includes reading. */
export const holdsScope = (scopes: readonly TokenScope[], wanted: TokenScope): boolean =>
  scopes.includes(wanted) ||
  (wanted.endsWith(":read") && scopes.includes(wanted.replace(/read$/, "write") as TokenScope));

/**
 * What of a person's rights goes with a token at a route: those of administration only where it is good for
 * administration, to the same extent. A directory needs them all.
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
