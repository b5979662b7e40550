import { createHash, hkdfSync } from "node:crypto";

/** The secret of an installation; nothing is signed with it, only with keys derived from it for one purpose. */
export type SecretKey = Buffer;

/** A key for one purpose that was derived from a secret key which is removed, and data for the purpose. */
export type KeptKey = { key: Buffer; note: Buffer };

/** The secrets of an installation while one replaces another. Only the current one signs and seals. */
export type SecretKeys = {
  current: SecretKey;
  /** To become the current one: nodes that have changed already sign with it. */
  next: readonly SecretKey[];
  previous: readonly SecretKey[];
  /** By purpose, newest first. */
  kept: ReadonlyMap<string, readonly KeptKey[]>;
};

/** Derives a key of 32 bytes for one purpose (HKDF with SHA-256): a leaked one reveals nothing about the others. */
export const deriveKey = (secretKey: SecretKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secretKey, Buffer.alloc(0), `diwan ${purpose}`, 32));

/** Returns a name of a derived key that does not reveal it. */
export const nameOf = (key: Buffer): string =>
  createHash("sha256")
    .update(`name of ${key.toString("hex")}`)
    .digest("hex")
    .slice(0, 16);

/** Returns the keys of a purpose from the secret keys themselves, each once; the current one is the first. */
export function deriveGiven({ current, previous, next }: SecretKeys, purpose: string): [Buffer, ...Buffer[]] {
  const first = deriveKey(current, purpose);
  const others = [...previous, ...next].map((key) => deriveKey(key, purpose));
  return [first, ...without([first], others)];
}

/** Returns all keys of a purpose that verify and open, each once. The first is the current one, and only it signs. */
export function deriveKeys(keys: SecretKeys, purpose: string): [Buffer, ...Buffer[]] {
  const [current, ...others] = deriveGiven(keys, purpose);
  const kept = (keys.kept.get(purpose) ?? []).map(({ key }) => key);
  return [current, ...others, ...without([current, ...others], kept)];
}

/** The keys of an installation that has never had another one. */
export const soleKey = (current: SecretKey): SecretKeys => ({ current, next: [], previous: [], kept: new Map() });

/** Returns the keys that are not among some others, each once. */
function without(some: readonly Buffer[], keys: readonly Buffer[]): Buffer[] {
  const names = new Set(some.map(nameOf));
  return keys.filter((key) => !names.has(nameOf(key)) && names.add(nameOf(key)));
}
