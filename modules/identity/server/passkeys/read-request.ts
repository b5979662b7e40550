import { z } from "zod";
import { refuse } from "#platform/http/refuse.ts";
import { isIP } from "node:net";

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

/** Returns the challenge that the authenticator claims to answer; the signature is verified later. */
export function readChallenge(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))).challenge;
  } catch {
    throw refuse("passkey_refused");
  }
}

/** Passkeys are bound to a domain and the exact origin of the pages. */
export type Site = { id: string; origin: string };

/**
 * Returns the configured URL, or the host of the request. Throws `passkey_refused` for hosts that cannot have passkeys,
 * such as IP addresses.
 */
export function siteOf(fixedUrl: string | null, request: { protocol: string; host: string }): Site {
  const address = fixedUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw refuse("passkey_refused");
  const { hostname: id, origin } = new URL(address);
  const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(id);
  if (!isDomain || isIP(id) !== 0 || id.length > 253) throw refuse("passkey_refused");
  return { id, origin };
}
