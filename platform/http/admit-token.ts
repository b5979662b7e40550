import type { Route } from "#shared/route.ts";
import { holdsScope, permissionsThrough, scopeOf } from "#shared/token-scopes.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/**
 * Lets an actor through who came with a token of their own as far as the token goes: with `scope_missing` or
 * `token_not_accepted` not at all, else with those of their rights that it is good for. Whoever is signed in goes on.
 */
export function admitToken(actor: Actor, route: Route): Actor {
  const { token } = actor;
  if (token === undefined) return actor;
  const scope = scopeOf(route);
  if (scope === null) throw refuse("token_not_accepted");
  if (!holdsScope(token.scopes, scope)) throw refuse("scope_missing", { extension: { scope } });
  return { ...actor, permissions: permissionsThrough(actor.permissions, token.scopes, route) };
}
