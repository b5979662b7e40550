import { deriveKey, type SecretKey } from "#platform/config/secret-keys.ts";

/** Returns 16 hexadecimal digits that identify the key without revealing it. */
export const fingerprintOf = (key: SecretKey) => deriveKey(key, "backup fingerprint").toString("hex").slice(0, 16);
