import { randomBytes } from "node:crypto";
import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going. */
  next: z.string().nullable(),
  /** The person linking their account by this flow, with the session and password hash; null when it signs somebody in. */
  linking: z.object({ personId: z.string(), sessionId: z.string(), mark: z.string() }).nullable(),
  /** Milliseconds. */
  expiresAt: z.number(),
});

export type Linking = NonNullable<z.output<typeof flow>["linking"]>;

/** One sign-on on its way through the provider, known to the browser that began it alone. */
export type Flow = z.output<typeof flow>;

/**
 * The only cookies the server sets. They authenticate nobody: they say that the browser which comes back is the one that
 * set out, and that the one with the ticket is the one which came back. Each goes to one address only.
 */
export type FlowCookies = {
  /** The line that sets a flow. */
  setOut(flow: Omit<Flow, "expiresAt">): string;
  /** The flow that a request's cookies hold; null when there is none of ours that is still good. */
  read(cookies: string | undefined): Flow | null;
  /** The line that forgets it. */
  forget(): string;
  /** A secret of the browser that a ticket is for, and the line that sets it. */
  bindTicket(): { secret: string; line: string };
  readTicketSecret(cookies: string | undefined): string | null;
};

const flowName = "single_sign_on";
const flowPath = "/api/single-sign-on/callback";
const flowSeconds = 600;
const ticketName = "single_sign_on_ticket";
const ticketPath = "/api/single-sign-on/session";
/** Seconds a ticket is good for. */
export const ticketSeconds = 60;

const valueOf = (cookies: string | undefined, name: string): string | null => {
  for (const pair of (cookies ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
};

export function createFlowCookies(secretKey: SecretKey, publicUrl: () => string): FlowCookies {
  const secrets = sealedSecrets(secretKey, "single sign-on flow");
  const line = (name: string, value: string, path: string, seconds: number): string =>
    [
      `${name}=${value}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      "HttpOnly",
      // It comes back by a link of another site.
      "SameSite=Lax",
      ...(publicUrl().startsWith("https:") ? ["Secure"] : []),
    ].join("; ");
  return {
    setOut(given) {
      const content: Flow = { ...given, expiresAt: now().getTime() + flowSeconds * 1000 };
      const sealed = secrets.seal(Buffer.from(JSON.stringify(content)), "browser").toString("base64url");
      return line(flowName, sealed, flowPath, flowSeconds);
    },
    read(cookies) {
      const sealed = valueOf(cookies, flowName);
      if (sealed === null) return null;
      try {
        const content = flow.parse(JSON.parse(secrets.open(Buffer.from(sealed, "base64url"), "browser").toString()));
        return content.expiresAt > now().getTime() ? content : null;
      } catch {
        // Sealed by nobody here, or cut short: no flow of ours.
        return null;
      }
    },
    forget: () => line(flowName, "", flowPath, 0),
    bindTicket() {
      const secret = randomBytes(32).toString("base64url");
      return { secret, line: line(ticketName, secret, ticketPath, ticketSeconds) };
    },
    readTicketSecret: (cookies) => valueOf(cookies, ticketName),
  };
}
