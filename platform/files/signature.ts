import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import { currentSession } from "#platform/http/caller.ts";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";

/**
 * The claims of a signed address: a file variant, for a person, until `expiry` (seconds since 1970), and while the
 * session of the signing request lasts.
 */
export type FileClaim = { fileId: string; variant: string; personId: string; session: string; expiry: number };

export type FileSigner = ReturnType<typeof createFileSigner>;

const hour = 3600;
const brief = 300;
/** Addresses cached within an hour: lists show the same faces again and again. */
const maxEntries = 50_000;

/** Creates a signer with a derived key: HMAC-SHA256, cut to 128 bits. `session` identifies the current session. */
export function createFileSigner(secretKeys: SecretKeys, session: () => string = currentSession) {
  const keys = deriveKeys(secretKeys, "file address");
  let keptFor = 0;
  const urls = new Map<string, string>();

  const sign = ({ fileId, variant, personId, session, expiry }: FileClaim, key: Buffer): Buffer =>
    createHmac("sha256", key).update(`${fileId}/${variant}/${personId}/${session}/${expiry}`).digest().subarray(0, 16);

  const addressOf = (claim: FileClaim): string => {
    const { fileId, variant, personId, session, expiry } = claim;
    const signature = sign(claim, keys[0]).toString("base64url");
    return `/api/files/${fileId}/${variant}?p=${personId}&n=${session}&e=${expiry}&s=${signature}`;
  };

  return {
    /** Returns a file's address for a person in a session: the same for an hour, for caches, valid for one to two. */
    url(fileId: string, variant: string, personId: string): string {
      const expiry = (Math.floor(now().getTime() / 1000 / hour) + 2) * hour;
      if (expiry !== keptFor || urls.size >= maxEntries) {
        urls.clear();
        keptFor = expiry;
      }
      const current = session();
      const place = `${fileId}/${variant}/${personId}/${current}`;
      const known = urls.get(place);
      if (known !== undefined) return known;
      const url = addressOf({ fileId, variant, personId, session: current, expiry });
      urls.set(place, url);
      return url;
    },
    /** The same, valid for five minutes; for the owner only. */
    briefUrl(fileId: string, variant: string, personId: string): string {
      const expiry = Math.floor(now().getTime() / 1000) + brief;
      return addressOf({ fileId, variant, personId, session: session(), expiry });
    },
    /** Returns whether a signature is valid and has not expired. */
    isGood(claim: FileClaim, signature: string): boolean {
      const given = Buffer.from(signature, "base64url");
      const isRight = (right: Buffer): boolean => given.length === right.length && timingSafeEqual(given, right);
      return claim.expiry * 1000 > now().getTime() && keys.some((key) => isRight(sign(claim, key)));
    },
  };
}
