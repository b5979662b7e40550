import { createHmac } from "node:crypto";
import { sealedSecrets, type SealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";
import type { AccountContext } from "../accounts/context.ts";

/** What can be made of a person with keys of the installation alone. */
export type FactorKeys = {
  /** For the secrets of apps. */
  totp: SealedSecrets;
  /** What is kept of a recovery code: worthless without the key, and for anybody else. */
  recoveryHash(personId: string, code: string): Buffer;
  /** What a passkey knows its owner by; it says nothing about them. */
  userHandle(personId: string): Buffer;
};

export type FactorContext = AccountContext & {
  keys: FactorKeys;
  /** The configured address of the installation; null when every host it is asked under is its own. */
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
