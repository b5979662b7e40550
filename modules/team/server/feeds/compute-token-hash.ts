import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, which can be in an address. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** Characters of a secret that its owner sees again: enough to tell a few feeds apart, and 208 bits remain. */
export const startOf = (secret: string): string => secret.slice(0, 8);

/**
 * Hashes a secret for storage, without salt or stretching: 256 random bits cannot be guessed. A feed is found by this
 * hash alone, so how long that takes says nothing about the secret.
 */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

const shape = /^([\w-]{43})(?:\.ics)?$/;

/** Returns the secret in the last part of an address; null if it has another form. */
export const secretIn = (text: string): string | null => shape.exec(text)?.[1] ?? null;
