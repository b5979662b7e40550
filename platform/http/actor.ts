import {
  boundablePermissions,
  type BoundablePermission,
  type Permission,
  type TokenScope,
} from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";

/**
 * The reach of a permission with bounds. `departments` includes those below; `given` is what the roles name, for the
 * audit; `today` is the organisation's date.
 */
export type Bounds = {
  departments: readonly string[];
  locations: readonly string[];
  given: { departments: readonly string[]; locations: readonly string[] };
  today: string;
};

/** The authenticated caller. Created only by the session gate. */
export type Actor = {
  personId: string;
  sessionId: string;
  /** The session generation of the access token in the request. */
  generation: number;
  /** Those for the whole organisation; with bounds, a permission is in `bounds` only. */
  permissions: ReadonlySet<Permission>;
  bounds?: ReadonlyMap<BoundablePermission, Bounds>;
  locale: Locale;
  /** Afterwards only routes that protect the account are allowed. Null unless a role's second factor is missing. */
  secondFactorDue: string | null;
  /** Set if the caller uses a personal access token instead of a session. */
  token?: { id: string; scopes: readonly TokenScope[] };
  /** Set if an administrator views the portal as this person, read-only; `viewerId` is the administrator. */
  viewing?: { id: string; viewerId: string };
};

/** Resolves an access token to its actor; null if the token is invalid or expired. */
export type Authenticate = (accessToken: string) => Promise<Actor | null>;

/** Returns the real reader: the administrator who views the portal as the actor, otherwise the actor. */
export const realReaderOf = ({ personId, viewing }: Actor): string => viewing?.viewerId ?? personId;

export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission);

/**
 * The value of a statement for `withinText` (modules/people): null is all people, otherwise JSON of departments,
 * locations and today's date.
 */
export type Within = string | null;

const withinNothing: Within = '{"departments":[],"locations":[],"today":"0001-01-01"}';

/** Returns whom a permission reaches: all, the people within its bounds, or no one without it. */
export function withinOf(actor: Actor, permission: BoundablePermission): Within {
  if (may(actor, permission)) return null;
  const bounds = actor.bounds?.get(permission);
  if (bounds === undefined) return withinNothing;
  const { departments, locations, today } = bounds;
  return JSON.stringify({ departments, locations, today });
}

/** Returns whether the actor has a permission for all or for some people. */
export const mayWithin = (actor: Actor, permission: BoundablePermission): boolean =>
  may(actor, permission) || actor.bounds?.has(permission) === true;

/** Returns the permissions that the actor has with bounds only. */
export const boundPermissionsOf = (actor: Actor): BoundablePermission[] =>
  boundablePermissions.filter((permission) => !may(actor, permission) && mayWithin(actor, permission));

/** Returns whether the actor must set up a required second factor before any other action. */
export const isBlockedBySecondFactor = ({ secondFactorDue }: Actor, at: Date): boolean =>
  secondFactorDue !== null && Date.parse(secondFactorDue) <= at.getTime();
