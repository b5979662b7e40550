import { createHmac, randomBytes } from "node:crypto";

export const generateSecret = (): Buffer => randomBytes(32);

/** Formats a secret for receivers. */
export const writeSecret = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/**
 * Returns the headers that prove origin, freshness and uniqueness of a message: id, time in seconds, and a signature by
 * each secret (HMAC with SHA-256). Source: the Standard Webhooks specification.
 */
export function signMessage(
  { id, body, sentAt }: { id: string; body: string; sentAt: Date },
  secrets: readonly Buffer[],
): Record<string, string> {
  const messageId = `msg_${id}`;
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${messageId}.${timestamp}.${body}`).digest("base64")}`,
  );
  return {
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
