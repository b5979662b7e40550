import type { Route } from "#shared/route.ts";
import { holdsScope, permissionsThrough, scopeOf } from "#shared/token-scopes.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/**
 * Restricts an actor with a personal access token to the permissions in the token's scopes. Throws `scope_missing` or
 * `token_not_accepted` if the route is out of scope. Actors with a session are returned unchanged.
 */
export function restrictToToken(actor: Actor, route: Route): Actor {
  const { token } = actor;
  if (token === undefined) return actor;
  const scope = scopeOf(route);
  if (scope === null) throw refuse("token_not_accepted");
  if (!holdsScope(token.scopes, scope)) throw refuse("scope_missing", { extension: { scope } });
  return { ...actor, permissions: permissionsThrough(actor.permissions, token.scopes, route) };
}
