import { createSecretKey, createHmac, timingSafeEqual, type KeyObject } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { now } from "#platform/clock/clock.ts";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";

export const accessTokenSeconds = 600;

/** The person, the session and its generation. */
export type AccessClaims = {
  personId: string;
  sessionId: string;
  generation: number;
  /** A viewing of the portal as that person; session and generation are the viewer's. */
  viewing?: { id: string; viewerId: string };
};

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const issuer = "diwan";
const audience = "diwan-api";
const algorithm = "HS256";

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** JSON web tokens, HS256 with a derived key; algorithm, issuer and audience are fixed. */
export function createAccessTokens(secretKeys: SecretKeys) {
  const [key, ...otherKeys] = deriveKeys(secretKeys, "access token").map(createSecretKey) as [
    KeyObject,
    ...KeyObject[],
  ];
  const verifyWith = (token: string, by: KeyObject) =>
    jwtVerify(token, by, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ["exp", "sub"],
    });
  /** Tries the other keys only if the signature is not of the current one. */
  const verify = async (token: string) => {
    let failure: unknown;
    for (const each of [key, ...otherKeys]) {
      try {
        return await verifyWith(token, each);
      } catch (error) {
        failure = error;
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
      }
    }
    throw failure;
  };
  return {
    /**
     * `sessionEnd`: when the session expires without use, in milliseconds; clients use it as the lifetime of their
     * cookie.
     */
    issue({ personId, sessionId, generation, viewing }: AccessClaims, sessionEnd: number): Promise<string> {
      const issuedAt = seconds(now().getTime());
      const claims = { sid: sessionId, gen: generation, sxp: seconds(sessionEnd) };
      return new SignJWT(viewing === undefined ? claims : { ...claims, vid: viewing.id, vwr: viewing.viewerId })
        .setProtectedHeader({ alg: algorithm, typ: "JWT" })
        .setSubject(personId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key);
    },
    /** Returns the claims and the expiry in milliseconds; null if the signature, the format or the expiry is invalid. */
    async read(token: string): Promise<(AccessClaims & { expiresAt: number }) | null> {
      try {
        const { payload } = await verify(token);
        const { sub, sid, gen, exp, vid, vwr } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || typeof gen !== "number" || exp === undefined)
          return null;
        const claims = { personId: sub, sessionId: sid, generation: gen, expiresAt: exp * 1000 };
        if (vid === undefined && vwr === undefined) return claims;
        if (typeof vid !== "string" || typeof vwr !== "string") return null;
        return { ...claims, viewing: { id: vid, viewerId: vwr } };
      } catch {
        // The caller does not learn the reason.
        return null;
      }
    },
  };
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.$/;
const macLength = 32;

/**
 * A refresh token is a signed generation of a session: base64url(`session.n.` and an HMAC-SHA256 over both with a derived
 * key). Not stored, so that the same one can be issued again.
 */
export function createRefreshTokens(secretKeys: SecretKeys) {
  const keys = deriveKeys(secretKeys, "refresh token");
  const mac = (head: string, key: Buffer): Buffer => createHmac("sha256", key).update(head).digest();
  return {
    issue(sessionId: string, generation: number): string {
      const head = `${sessionId}.${generation}.`;
      return Buffer.concat([Buffer.from(head), mac(head, keys[0])]).toString("base64url");
    },
    /** Returns null for invalid tokens. */
    read(token: string): { sessionId: string; generation: number } | null {
      if (!/^[A-Za-z0-9_-]{1,200}$/.test(token)) return null;
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length <= macLength) return null;
      const head = bytes.subarray(0, -macLength).toString("latin1");
      const [, sessionId, generation] = shape.exec(head) ?? [];
      if (sessionId === undefined || generation === undefined) return null;
      const given = bytes.subarray(-macLength);
      if (!keys.some((key) => timingSafeEqual(given, mac(head, key)))) return null;
      return { sessionId, generation: Number(generation) };
    },
  };
}
