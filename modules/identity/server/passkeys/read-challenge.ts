import { z } from "zod";
import { refuse } from "#platform/http/refuse.ts";

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

/** Returns the challenge that the authenticator claims to answer; the signature is verified later. */
export function readChallenge(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))).challenge;
  } catch {
    throw refuse("passkey_refused");
  }
}
