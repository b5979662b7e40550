import { randomInt } from "node:crypto";
import { toLatinDigits } from "#shared/validators.ts";

/** Letters and digits that nobody takes for one another. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryLength = 12;
const recoveryCount = 10;

/** A code as somebody typed it. */
export type TypedCode = { kind: "totp"; digits: string } | { kind: "recovery"; text: string };

/** What a typed code is: digits of any script, spaces and hyphens as you like, `o` for 0, `i` and `l` for 1; null for neither. */
export function readCode(typed: string): TypedCode | null {
  const text = toLatinDigits(typed)
    .toLowerCase()
    .replace(/[\s\-‐-―]/g, "");
  if (/^\d{6}$/.test(text)) return { kind: "totp", digits: text };
  const meant = text.replace(/o/g, "0").replace(/[il]/g, "1");
  if (meant.length !== recoveryLength || [...meant].some((letter) => !alphabet.includes(letter))) return null;
  return { kind: "recovery", text: meant };
}

/** Ten codes of 60 random bits each, as `readCode` understands them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () =>
    Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  );

/** As people read and type it: three groups of four. */
export const writeRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");
