import { z } from "zod";
import { refuse } from "#platform/http/refuse.ts";

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

/** The challenge that an authenticator says it has answered; whether it has is for its signature to show. */
export function readChallenge(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))).challenge;
  } catch {
    throw refuse("passkey_refused");
  }
}
