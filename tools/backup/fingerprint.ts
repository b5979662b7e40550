import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/** The same for the same key, and nothing else about it: 16 hexadecimal digits. */
export const fingerprintOf = (key: SecretKey): string =>
  deriveKey(key, "backup fingerprint").toString("hex").slice(0, 16);
