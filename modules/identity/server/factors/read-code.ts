import { randomInt, randomBytes } from "node:crypto";
import { toLatinDigits } from "#shared/validators.ts";
import { Secret, TOTP } from "otpauth";

/** Without letters that are easily confused. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryLength = 12;
const recoveryCount = 10;

export type TypedCode = { kind: "totp"; digits: string } | { kind: "recovery"; text: string };

/** Parses a typed code: digits of any script, ignoring spaces and hyphens, `o` as 0, `i` and `l` as 1; or null. */
export function readCode(typed: string): TypedCode | null {
  const text = toLatinDigits(typed)
    .toLowerCase()
    .replace(/[\s\-‐-―]/g, "");
  if (/^\d{6}$/.test(text)) return { kind: "totp", digits: text };
  const meant = text.replace(/o/g, "0").replace(/[il]/g, "1");
  if (meant.length !== recoveryLength || [...meant].some((letter) => !alphabet.includes(letter))) return null;
  return { kind: "recovery", text: meant };
}

/** Returns ten codes of 60 random bits each, in the format of `readCode`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () =>
    Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  );

/** Formats a code in three groups of four. */
export const writeRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/** Seconds. */
const period = 30;
/** The key length of SHA-1, which all apps support. */
const secretLength = 20;

const generator = (secret: Buffer, words: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...words, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), digits: 6, period });

export const newSecret = (): Buffer => randomBytes(secretLength);

/** Returns the period of a code, one before and one after now included; null if it matches none. */
export function stepOf(secret: Buffer, code: string, at: Date): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

/** Returns the secret as text to type and as a URL for a QR code. */
export function describeSecret(secret: Buffer, words: { issuer: string; label: string }) {
  const totp = generator(secret, words);
  return { secret: totp.secret.base32, address: totp.toString() };
}
