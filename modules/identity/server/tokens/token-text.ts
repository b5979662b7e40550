import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** What every token begins with, so that scanners of source code know one. */
const tokenPrefix = "diwan_";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62 to this power is more than 256 bits hold; and to that power, more than a checksum holds. */
const bodyLength = 43;
const sumLength = 6;
const shape = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${bodyLength + sumLength}}$`);

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, "0");
}

const sumOf = (body: string): string => base62(BigInt(crc32(body)), sumLength);

/** A new token: 256 random bits, and a checksum that tells it from anything that merely looks alike. */
export function createTokenText(): string {
  const body = base62(BigInt(`0x${randomBytes(32).toString("hex")}`), bodyLength);
  return `${tokenPrefix}${body}${sumOf(body)}`;
}

/** Whether somebody shows a token of this kind, good or not. */
export const isTokenText = (text: string): boolean => text.startsWith(tokenPrefix);

/** What is kept of a token. It needs no salt and no work: nobody guesses 256 bits. */
export const hashToken = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a token can be one of ours at all. */
export function isWellFormed(text: string): boolean {
  if (!shape.test(text)) return false;
  const rest = text.slice(tokenPrefix.length);
  return rest.slice(bodyLength) === sumOf(rest.slice(0, bodyLength));
}
