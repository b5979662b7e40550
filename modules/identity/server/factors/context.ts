import { createHmac } from "node:crypto";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";
import type { AccountContext } from "../accounts/context.ts";

export type FactorContext = AccountContext & {
  keys: ReturnType<typeof createFactorKeys>;
  /** The configured URL of the installation; null if it serves any host. */
  fixedUrl: string | null;
};

/** Secrets of a person, derived from keys of the installation. */
export function createFactorKeys(secretKey: SecretKey) {
  const recoveryKey = deriveKey(secretKey, "recovery codes");
  const handleKey = deriveKey(secretKey, "handles of passkeys");
  return {
    /** Seals the secrets of apps. */
    totp: sealedSecrets(secretKey, "secrets of authenticator apps"),
    /** Returns the stored hash of a recovery code: useless without the key, and for other people. */
    recoveryHash: (personId: string, code: string): Buffer =>
      createHmac("sha256", recoveryKey).update(`${personId} ${code}`).digest(),
    /** Returns the user handle of a passkey; does not identify the person. */
    userHandle: (personId: string): Buffer => createHmac("sha256", handleKey).update(personId).digest(),
  };
}
