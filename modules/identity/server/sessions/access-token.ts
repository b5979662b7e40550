import { createSecretKey } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { now } from "#platform/clock/clock.ts";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** Seconds an access token is good for. */
export const accessTokenSeconds = 600;

/** Who an access token speaks for, and of which generation of the session it is. */
export type AccessClaims = {
  personId: string;
  sessionId: string;
  generation: number;
  /** Of whoever sees the portal as that person; session and generation are the viewer's. */
  viewing?: { id: string; viewerId: string };
};

export type AccessTokens = {
  /** `sessionEnd`: when the session is over unless used, in milliseconds; clients set their cookie's life by it. */
  issue(claims: AccessClaims, sessionEnd: number): Promise<string>;
  /** The claims and the end of life in milliseconds; null when the signature, the shape or the time is not right. */
  read(token: string): Promise<(AccessClaims & { expiresAt: number }) | null>;
};

const issuer = "diwan";
const audience = "diwan-api";
const algorithm = "HS256";

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** JSON web tokens, HS256 with a derived key; the algorithm, the issuer and the audience are fixed. */
export function createAccessTokens(secretKey: SecretKey): AccessTokens {
  const key = createSecretKey(deriveKey(secretKey, "access token"));
  return {
    issue({ personId, sessionId, generation, viewing }, sessionEnd) {
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
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now(),
          requiredClaims: ["exp", "sub"],
        });
        const { sub, sid, gen, exp, vid, vwr } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || typeof gen !== "number" || exp === undefined)
          return null;
        const claims = { personId: sub, sessionId: sid, generation: gen, expiresAt: exp * 1000 };
        if (vid === undefined && vwr === undefined) return claims;
        if (typeof vid !== "string" || typeof vwr !== "string") return null;
        return { ...claims, viewing: { id: vid, viewerId: vwr } };
      } catch {
        // Every reason is the same to the caller: not a token of ours that is good now.
        return null;
      }
    },
  };
}
