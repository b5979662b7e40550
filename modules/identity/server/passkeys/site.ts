import { isIP } from "node:net";
import { refuse } from "#platform/http/refuse.ts";

/** What passkeys are bound to: a domain, and the exact origin of the pages. */
export type Site = { id: string; origin: string };

/**
 * The configured address, or else the host that the request was sent to. A host that no passkey can be bound to, such as a
 * bare address, is refused with `passkey_refused`.
 */
export function siteOf(fixedUrl: string | null, request: { protocol: string; host: string }): Site {
  const address = fixedUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw refuse("passkey_refused");
  const { hostname: id, origin } = new URL(address);
  const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(id);
  if (!isDomain || isIP(id) !== 0 || id.length > 253) throw refuse("passkey_refused");
  return { id, origin };
}
