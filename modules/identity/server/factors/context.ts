import { createHmac, timingSafeEqual } from "node:crypto";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";
import type { SealedSource } from "#platform/secrets/sealed-source.ts";
import { readTotpAfter, resealTotp } from "./store.ts";
import type { AccountContext } from "../accounts/context.ts";

export type FactorContext = AccountContext & {
  keys: ReturnType<typeof createFactorKeys>;
  /** The configured URL of the installation; null if it serves any host. */
  fixedUrl: string | null;
};

/** Purposes whose keys are kept after a rotation: codes on paper and authenticators remember values made with them. */
export const recoveryPurpose = "recovery codes";
export const handlePurpose = "handles of passkeys";

const isEqual = (own: Buffer, given: Buffer): boolean => own.length === given.length && timingSafeEqual(own, given);

const sealedTotp = (secretKeys: SecretKeys) => sealedSecrets(secretKeys, "secrets of authenticator apps");

export const totpSource = (secretKeys: SecretKeys): SealedSource => ({
  name: "secrets of authenticator apps",
  secrets: sealedTotp(secretKeys),
  ownerOf: (personId) => personId,
  readAfter: readTotpAfter,
  replace: resealTotp,
});

/** Secrets of a person, derived from keys of the installation. */
export function createFactorKeys(secretKeys: SecretKeys) {
  const [recoveryKey, ...otherRecoveryKeys] = deriveKeys(secretKeys, recoveryPurpose);
  const handleKeys = deriveKeys(secretKeys, handlePurpose);
  const recoveryHash = (key: Buffer, personId: string, code: string): Buffer =>
    createHmac("sha256", key).update(`${personId} ${code}`).digest();
  const handle = (key: Buffer, personId: string): Buffer => createHmac("sha256", key).update(personId).digest();
  return {
    /** Seals the secrets of apps. */
    totp: sealedTotp(secretKeys),
    /** Returns the stored hash of a recovery code: useless without the key, and for other people. */
    recoveryHash: (personId: string, code: string): Buffer => recoveryHash(recoveryKey, personId, code),
    /** Returns the hashes of a code from other keys, to be tried after the current one. */
    otherRecoveryHashes: (personId: string, code: string): Buffer[] =>
      otherRecoveryKeys.map((key) => recoveryHash(key, personId, code)),
    /** Returns the user handle of a passkey; does not identify the person. */
    userHandle: (personId: string): Buffer => handle(handleKeys[0], personId),
    /** Returns whether a handle is the person's, from any of the keys: authenticators keep theirs. */
    isUserHandle: (personId: string, given: Buffer): boolean =>
      handleKeys.map((key) => handle(key, personId)).some((own) => isEqual(own, given)),
  };
}
