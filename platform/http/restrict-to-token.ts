import { isAdministrative } from "#shared/administrative.ts";
import type { TokenScope } from "#shared/permissions.ts";
import { isReading, type Route } from "#shared/route.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/** Returns whether scopes include one: changing includes reading. */
const holdsScope = (scopes: readonly TokenScope[], wanted: TokenScope): boolean =>
  scopes.includes(wanted) ||
  (wanted.endsWith(":read") && scopes.includes(wanted.replace(/read$/, "write") as TokenScope));

/**
 * Restricts an actor with a personal access token to the permissions in the token's scopes: administrative ones only
 * with administration, to the extent of the route's method; a directory needs all of them. Throws `scope_missing` or
 * `token_not_accepted` if the route is out of scope. Actors with a session are returned unchanged.
 */
export function restrictToToken(actor: Actor, { method, tokenScope }: Route): Actor {
  const { token, permissions } = actor;
  if (token === undefined) return actor;
  if (tokenScope === null) throw refuse("token_not_accepted");
  if (!holdsScope(token.scopes, tokenScope)) throw refuse("scope_missing", { extension: { scope: tokenScope } });
  const administration = isReading(method) ? "administration:read" : "administration:write";
  if (tokenScope === "scim" || holdsScope(token.scopes, administration)) return actor;
  const { bounds: _, ...unbounded } = actor;
  return { ...unbounded, permissions: new Set([...permissions].filter((permission) => !isAdministrative(permission))) };
}
