import { createCipheriv, createDecipheriv } from "node:crypto";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";

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
export function createHiddenIds(secretKeys: SecretKeys): HiddenIds {
  const keys = deriveKeys(secretKeys, "audit entries").map((key) => key.subarray(0, 16));
  const [current = Buffer.alloc(0)] = keys;
  return {
    hide(id) {
      const block = Buffer.alloc(16);
      block.writeBigInt64BE(BigInt(id), 8);
      return createCipheriv(cipher, current, null).setAutoPadding(false).update(block).toString("base64url");
    },
    find(text) {
      const block = Buffer.from(text, "base64url");
      if (block.length !== 16) return null;
      for (const key of keys) {
        const plain = createDecipheriv(cipher, key, null).setAutoPadding(false).update(block);
        const id = plain.readBigInt64BE(8);
        if (plain.readBigInt64BE(0) === 0n && id > 0n) return String(id);
      }
      return null;
    },
  };
}
