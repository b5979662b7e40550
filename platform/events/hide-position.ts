import type { SecretKeys } from "#platform/config/secret-keys.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import { requirePosition, type Position } from "./position.ts";

const owner = "event stream";
/** Bytes of a transaction and a row, constant so that the length reveals nothing. */
const length = 16;

export type HiddenPositions = ReturnType<typeof createHiddenPositions>;

/**
 * Positions count transactions and rows, so they would reveal writes that a reader may not know of. Positions sent to
 * clients are encrypted, and differ each time.
 */
export function createHiddenPositions(secretKeys: SecretKeys) {
  const { seal, open } = sealedSecrets(secretKeys, "positions of the event stream");
  return {
    hide(position: Position): string {
      const place = requirePosition(position);
      const plain = Buffer.alloc(length);
      plain.writeBigUInt64BE(BigInt(place.xact), 0);
      plain.writeBigUInt64BE(BigInt(place.id), 8);
      return seal(plain, owner).toString("base64url");
    },
    /** Decrypts a position; null if it is not from this installation. */
    find(text: string): Position | null {
      let plain: Buffer;
      try {
        plain = open(Buffer.from(text, "base64url"), owner);
      } catch {
        return null;
      }
      return `${plain.readBigUInt64BE(0)}-${plain.readBigUInt64BE(8)}`;
    },
  };
}
