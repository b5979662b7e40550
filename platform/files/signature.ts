import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** What a signed address gives a right to, and until when (seconds since 1970). */
export type FileClaim = { fileId: string; variant: string; personId: string; expiry: number };

export type FileSigner = {
  /**
   * The address of a file for one person: the same for a full hour, so that caches work, and good for one to two hours.
   */
  url(fileId: string, variant: string, personId: string): string;
  /** Whether a signature is ours and its time has not passed. */
  isGood(claim: FileClaim, signature: string): boolean;
};

const hour = 3600;
/** Addresses kept within an hour: lists show the same faces again and again. */
const mostKept = 50_000;

/** Signs addresses of files with a derived key: HMAC-SHA256, cut to 128 bits. */
export function createFileSigner(secretKey: SecretKey): FileSigner {
  const key = deriveKey(secretKey, "file address");
  let keptFor = 0;
  const kept = new Map<string, string>();

  const sign = ({ fileId, variant, personId, expiry }: FileClaim): Buffer =>
    createHmac("sha256", key).update(`${fileId}/${variant}/${personId}/${expiry}`).digest().subarray(0, 16);

  return {
    url(fileId, variant, personId) {
      const expiry = (Math.floor(now().getTime() / 1000 / hour) + 2) * hour;
      if (expiry !== keptFor || kept.size >= mostKept) {
        kept.clear();
        keptFor = expiry;
      }
      const place = `${fileId}/${variant}/${personId}`;
      const known = kept.get(place);
      if (known !== undefined) return known;
      const signature = sign({ fileId, variant, personId, expiry }).toString("base64url");
      const url = `/api/files/${fileId}/${variant}?p=${personId}&e=${expiry}&s=${signature}`;
      kept.set(place, url);
      return url;
    },
    isGood(claim, signature) {
      const given = Buffer.from(signature, "base64url");
      const right = sign(claim);
      return given.length === right.length && timingSafeEqual(given, right) && claim.expiry * 1000 > now().getTime();
    },
  };
}
