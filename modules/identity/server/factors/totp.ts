import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

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
export function describeSecret(
  secret: Buffer,
  words: { issuer: string; label: string },
): { secret: string; address: string } {
  const totp = generator(secret, words);
  return { secret: totp.secret.base32, address: totp.toString() };
}
