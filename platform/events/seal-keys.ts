import { createHash } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** The name that seals without a key bear. */
export const plain = "sha256";

/** The keys of seals by the names that seals bear, which say nothing about them; new seals are made with the current one. */
export type SealKeys = { current: string; byName: ReadonlyMap<string, Buffer> };

/** Keys for seals from the secret key of the installation, and from earlier ones, whose seals go on being verified. */
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
  return { current: named[0]?.[0] ?? plain, byName: new Map(named) };
}
