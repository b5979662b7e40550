import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Prefix for scanners of secrets in source code. */
const tokenPrefix = "diwan_";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62 to this power exceeds 256 bits; and to the second, a checksum. */
const bodyLength = 43;
const sumLength = 6;
const shape = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${bodyLength + sumLength}}$`);

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, "0");
}

const sumOf = (body: string): string => base62(BigInt(crc32(body)), sumLength);

/** Returns a new token: 256 random bits, and a checksum that identifies it. */
export function createTokenText(): string {
  const body = base62(BigInt(`0x${randomBytes(32).toString("hex")}`), bodyLength);
  return `${tokenPrefix}${body}${sumOf(body)}`;
}

/** Returns whether a text has the prefix of a token, valid or not. */
export const isTokenText = (text: string): boolean => text.startsWith(tokenPrefix);

/** Hashes a token for storage, without salt or stretching: 256 random bits cannot be guessed. */
export const hashToken = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Returns whether the format and the checksum are valid. */
export function isWellFormed(text: string): boolean {
  if (!shape.test(text)) return false;
  const rest = text.slice(tokenPrefix.length);
  return rest.slice(bodyLength) === sumOf(rest.slice(0, bodyLength));
}
