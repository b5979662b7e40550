import { randomBytes } from "node:crypto";
import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to continue on. */
  next: z.string().nullable(),
  /** The person who links their account, with session and password hash; null for a sign-in. */
  linking: z.object({ personId: z.string(), sessionId: z.string(), mark: z.string() }).nullable(),
  /** Milliseconds. */
  expiresAt: z.number(),
});

export type Linking = NonNullable<z.output<typeof flow>["linking"]>;

/** A pending flow, known only to the browser that started it. */
export type Flow = z.output<typeof flow>;

export type FlowCookies = ReturnType<typeof createFlowCookies>;

const flowName = "single_sign_on";
const flowPath = "/api/single-sign-on/callback";
const flowSeconds = 600;
const ticketName = "single_sign_on_ticket";
const ticketPath = "/api/single-sign-on/session";
export const ticketSeconds = 60;

const valueOf = (cookies: string | undefined, name: string): string | null => {
  for (const pair of (cookies ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
};

/**
 * The only cookies of the server. They do not authenticate: they bind the redirect from the provider, and the ticket,
 * to the browser that started the flow. Each is sent to one path only.
 */
export function createFlowCookies(secretKeys: SecretKeys, publicUrl: () => string) {
  const secrets = sealedSecrets(secretKeys, "single sign-on flow");
  const line = (name: string, value: string, path: string, seconds: number): string =>
    [
      `${name}=${value}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      "HttpOnly",
      // The redirect comes from another site.
      "SameSite=Lax",
      ...(publicUrl().startsWith("https:") ? ["Secure"] : []),
    ].join("; ");
  return {
    /** Returns the `Set-Cookie` value of a flow. */
    start(given: Omit<Flow, "expiresAt">): string {
      const content: Flow = { ...given, expiresAt: now().getTime() + flowSeconds * 1000 };
      const sealed = secrets.seal(Buffer.from(JSON.stringify(content)), "browser").toString("base64url");
      return line(flowName, sealed, flowPath, flowSeconds);
    },
    /** Returns the flow in a request's cookies; null for none, or an invalid or expired one. */
    read(cookies: string | undefined): Flow | null {
      const sealed = valueOf(cookies, flowName);
      if (sealed === null) return null;
      try {
        const content = flow.parse(JSON.parse(secrets.open(Buffer.from(sealed, "base64url"), "browser").toString()));
        return content.expiresAt > now().getTime() ? content : null;
      } catch {
        // Forged or truncated.
        return null;
      }
    },
    /** Returns the `Set-Cookie` value that deletes the flow. */
    forget: () => line(flowName, "", flowPath, 0),
    /** Returns the secret that binds a ticket to the browser, with its `Set-Cookie` value. */
    bindTicket() {
      const secret = randomBytes(32).toString("base64url");
      return { secret, line: line(ticketName, secret, ticketPath, ticketSeconds) };
    },
    readTicketSecret: (cookies: string | undefined) => valueOf(cookies, ticketName),
  };
}
