import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** A refresh token: a signed generation of a session. Not stored, so that the same one can be issued again. */
export type RefreshTokens = {
  issue(sessionId: string, generation: number): string;
  /** Returns null for invalid tokens. */
  read(token: string): { sessionId: string; generation: number } | null;
};

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.$/;
const macLength = 32;

/** The token of generation n is base64url(`session.n.` and an HMAC-SHA256 over both with a derived key). */
export function createRefreshTokens(secretKey: SecretKey): RefreshTokens {
  const key = deriveKey(secretKey, "refresh token");
  const mac = (head: string): Buffer => createHmac("sha256", key).update(head).digest();
  return {
    issue(sessionId, generation) {
      const head = `${sessionId}.${generation}.`;
      return Buffer.concat([Buffer.from(head), mac(head)]).toString("base64url");
    },
    read(token) {
      if (!/^[A-Za-z0-9_-]{1,200}$/.test(token)) return null;
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length <= macLength) return null;
      const head = bytes.subarray(0, -macLength).toString("latin1");
      const [, sessionId, generation] = shape.exec(head) ?? [];
      if (sessionId === undefined || generation === undefined) return null;
      if (!timingSafeEqual(bytes.subarray(-macLength), mac(head))) return null;
      return { sessionId, generation: Number(generation) };
    },
  };
}
