import type { Permission } from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";

/** Who is asking, as the session gate found out. Only the gate makes one. */
export type Actor = {
  personId: string;
  sessionId: string;
  /** The session generation of the access token that was sent. */
  generation: number;
  permissions: ReadonlySet<Permission>;
  locale: Locale;
};

/** Looks an access token up: the actor, or null when it is not (or no longer) good. */
export type Authenticate = (accessToken: string) => Promise<Actor | null>;

/** Whether an actor holds a permission. */
export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission);
