import type { Permission } from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";
import type { TokenScope } from "#shared/token-scopes.ts";

/** Who is asking, as the session gate found out. Only the gate makes one. */
export type Actor = {
  personId: string;
  sessionId: string;
  /** The session generation of the access token that was sent. */
  generation: number;
  permissions: ReadonlySet<Permission>;
  locale: Locale;
  /** From this instant on only what guards the account is open: a role asks for a second factor. Null when none is missing. */
  secondFactorDue: string | null;
  /** Of whoever comes with a token of their own instead of a session. */
  token?: { id: string; scopes: readonly TokenScope[] };
  /** Of an administrator who sees the portal as this person, and does nothing: who they are. */
  viewing?: { id: string; viewerId: string };
};

/** Looks an access token up: the actor, or null when it is not (or no longer) good. */
export type Authenticate = (accessToken: string) => Promise<Actor | null>;

/** Who looks at what is shown to an actor: an administrator who sees the portal as them, else they themselves. */
export const onlookerOf = ({ personId, viewing }: Actor): string => viewing?.viewerId ?? personId;

/** Whether an actor holds a permission. */
export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission);

/** Whether an actor has first to set up the second factor that a role asks for. */
export const isConfined = ({ secondFactorDue }: Actor, at: Date): boolean =>
  secondFactorDue !== null && Date.parse(secondFactorDue) <= at.getTime();
