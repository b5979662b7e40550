import { deriveGiven, nameOf, type SecretKeys } from "#platform/config/secret-keys.ts";

/** Key name of seals without a key. */
export const unkeyed = "sha256";

/** Purpose of the keys; they are kept after a rotation, as the audit is. */
export const sealPurpose = "seals of the audit";

/** The last seal that was made with a key. */
export type LastSeal = { number: string; hash: Buffer };

/**
 * The keys of seals by their opaque names in seals; new seals use the current one. A key of a removed secret counts up to
 * its last seal: the secret may be known to others since.
 */
export type SealKeys = {
  current: string;
  byName: ReadonlyMap<string, Buffer>;
  lastOf: ReadonlyMap<string, LastSeal>;
};

/** Derives keys for seals from the installation's secret keys, and adds those of removed ones. */
export function createSealKeys(secretKeys: SecretKeys): SealKeys {
  const given = deriveGiven(secretKeys, sealPurpose);
  const byName = new Map(given.map((key) => [nameOf(key), key]));
  const lastOf = new Map<string, LastSeal>();
  for (const { key, note } of secretKeys.kept.get(sealPurpose) ?? []) {
    const name = nameOf(key);
    if (byName.has(name)) continue;
    byName.set(name, key);
    lastOf.set(name, readNote(note));
  }
  return { current: nameOf(given[0]), byName, lastOf };
}

/** Formats the last seal of a key for storage beside the key. */
export function writeNote({ number, hash }: LastSeal): Buffer {
  const head = Buffer.alloc(8);
  head.writeBigInt64BE(BigInt(number));
  return Buffer.concat([head, hash]);
}

/** An empty one: no seal was made with the key. */
const readNote = (note: Buffer): LastSeal =>
  note.length === 0
    ? { number: "0", hash: Buffer.alloc(0) }
    : { number: String(note.readBigInt64BE(0)), hash: note.subarray(8) };
