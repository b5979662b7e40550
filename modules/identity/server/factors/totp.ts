import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Seconds for which a code is shown. */
const period = 30;
/** As many bytes as the key of SHA-1 is long, which is what every app can do. */
const secretLength = 20;

const generator = (secret: Buffer, words: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...words, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), digits: 6, period });

export const newSecret = (): Buffer => randomBytes(secretLength);

/** The period whose code this is, one before and one after now included; null when it is none of them. */
export function stepOf(secret: Buffer, code: string, at: Date): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

/** The secret as people type it and as a picture carries it. */
export function describeSecret(
  secret: Buffer,
  words: { issuer: string; label: string },
): { secret: string; address: string } {
  const totp = generator(secret, words);
  return { secret: totp.secret.base32, address: totp.toString() };
}
