import type { Permission, TokenScope } from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";

/** The authenticated caller. Created only by the session gate. */
export type Actor = {
  personId: string;
  sessionId: string;
  /** The session generation of the access token in the request. */
  generation: number;
  permissions: ReadonlySet<Permission>;
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

/** Returns whether the actor must set up a required second factor before any other action. */
export const isBlockedBySecondFactor = ({ secondFactorDue }: Actor, at: Date): boolean =>
  secondFactorDue !== null && Date.parse(secondFactorDue) <= at.getTime();
