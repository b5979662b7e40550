import { createHash } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** Key name of seals without a key. */
export const unkeyed = "sha256";

/** The keys of seals by their opaque names in seals; new seals use the current one. */
export type SealKeys = { current: string; byName: ReadonlyMap<string, Buffer> };

/** Derives keys for seals from the installation's secret key, and from earlier ones, whose seals are still verified. */
export function createSealKeys(secretKey: SecretKey, earlier: readonly SecretKey[] = []): SealKeys {
  const named = [secretKey, ...earlier].map((secret): [string, Buffer] => {
    const key = deriveKey(secret, "seals of the audit");
    return [
      createHash("sha256")
        .update(`name of ${key.toString("hex")}`)
        .digest("hex")
        .slice(0, 16),
      key,
    ];
  });
  return { current: named[0]?.[0] ?? unkeyed, byName: new Map(named) };
}
