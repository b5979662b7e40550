import { createHmac } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/**
 * Returns a keyed pseudonym of the reporter: equal for the same person within one case only, and not reversible without
 * the key.
 */
export type PseudonymOf = (caseId: string, personId: string) => Buffer;

export function createPseudonyms(secretKey: SecretKey): PseudonymOf {
  const key = deriveKey(secretKey, "pseudonyms of reporters");
  return (caseId, personId) => createHmac("sha256", key).update(`${caseId} ${personId}`).digest();
}
