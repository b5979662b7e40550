import { createHmac } from "node:crypto";
import { sealedSecrets, type SealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";
import type { AccountContext } from "../accounts/context.ts";

/** Secrets of a person, derived from keys of the installation. */
export type FactorKeys = {
  /** Seals the secrets of apps. */
  totp: SealedSecrets;
  /** The stored hash of a recovery code: useless without the key, and for other people. */
  recoveryHash(personId: string, code: string): Buffer;
  /** The user handle of a passkey; does not identify the person. */
  userHandle(personId: string): Buffer;
};

export type FactorContext = AccountContext & {
  keys: FactorKeys;
  /** The configured URL of the installation; null if it serves any host. */
  fixedUrl: string | null;
};

export function createFactorKeys(secretKey: SecretKey): FactorKeys {
  const recoveryKey = deriveKey(secretKey, "recovery codes");
  const handleKey = deriveKey(secretKey, "handles of passkeys");
  return {
    totp: sealedSecrets(secretKey, "secrets of authenticator apps"),
    recoveryHash: (personId, code) => createHmac("sha256", recoveryKey).update(`${personId} ${code}`).digest(),
    userHandle: (personId) => createHmac("sha256", handleKey).update(personId).digest(),
  };
}
