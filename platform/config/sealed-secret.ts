import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKeys, type SecretKeys } from "./secret-keys.ts";

// Version, nonce and tag precede the secret.
const version = 1;
const nonceLength = 12;
const tagLength = 16;
const head = 1 + nonceLength + tagLength;

export type SealedSecrets = ReturnType<typeof sealedSecrets>;

/** Throws if it was sealed for another owner or with another key, or was changed. */
function openWith(key: Buffer, sealed: Buffer, owner: string): Buffer {
  if (sealed[0] !== version || sealed.length < head) throw new Error("This is no sealed secret.");
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner, "utf8"))
    .setAuthTag(sealed.subarray(1 + nonceLength, head));
  return Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]);
}

/**
 * Encrypts secrets that must be readable again (AES-256-GCM) with a key of the installation for this purpose, bound to
 * their owner, so that a row copied to another owner cannot be opened. Seals with the current key, opens with any.
 */
export function sealedSecrets(secretKeys: SecretKeys, purpose: string) {
  const [current, ...others] = deriveKeys(secretKeys, purpose);
  /** Throws if no key opens it. */
  const open = (sealed: Buffer, owner: string): { secret: Buffer; isCurrent: boolean } => {
    try {
      return { secret: openWith(current, sealed, owner), isCurrent: true };
    } catch (error) {
      for (const key of others) {
        try {
          return { secret: openWith(key, sealed, owner), isCurrent: false };
        } catch {
          // Sealed with yet another key.
        }
      }
      throw error;
    }
  };
  return {
    seal(secret: Buffer, owner: string): Buffer {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", current, nonce).setAAD(Buffer.from(owner, "utf8"));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
    },
    /** Throws if it was sealed for another owner or with an unknown key, or was changed. */
    open: (sealed: Buffer, owner: string): Buffer => open(sealed, owner).secret,
    /** The same, with whether the current key sealed it; null instead of an error. */
    inspect(sealed: Buffer, owner: string): { secret: Buffer; isCurrent: boolean } | null {
      try {
        return open(sealed, owner);
      } catch {
        return null;
      }
    },
  };
}
