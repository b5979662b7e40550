import { createCipheriv, createDecipheriv } from "node:crypto";
import { deriveKey, type SecretKey } from "#platform/config/secret-key.ts";

/**
 * Ids of the audit ascend. Beside neighbours with exact times, the id of an entry with only a date would reveal its
 * time; so answers and cursors contain encrypted ids.
 */
export type HiddenIds = {
  hide(id: string): string;
  /** Returns the id of an encrypted text; null if it is not one of ours. */
  find(text: string): string | null;
};

const cipher = "aes-128-ecb";

/** One block is one id, so ECB mode suffices. */
export function createHiddenIds(secretKey: SecretKey): HiddenIds {
  const key = deriveKey(secretKey, "audit entries").subarray(0, 16);
  return {
    hide(id) {
      const block = Buffer.alloc(16);
      block.writeBigInt64BE(BigInt(id), 8);
      return createCipheriv(cipher, key, null).setAutoPadding(false).update(block).toString("base64url");
    },
    find(text) {
      const block = Buffer.from(text, "base64url");
      if (block.length !== 16) return null;
      const plain = createDecipheriv(cipher, key, null).setAutoPadding(false).update(block);
      const id = plain.readBigInt64BE(8);
      return plain.readBigInt64BE(0) === 0n && id > 0n ? String(id) : null;
    },
  };
}
