import { createHmac } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** Who reports, as the database knows them: the same person in one case only, and nobody without the key. */
export type PseudonymOf = (caseId: string, personId: string) => Buffer;

export function createPseudonyms(secretKey: SecretKey): PseudonymOf {
  const key = deriveKey(secretKey, "pseudonyms of reporters");
  return (caseId, personId) => createHmac("sha256", key).update(`${caseId} ${personId}`).digest();
}
