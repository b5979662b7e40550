import { randomInt } from "node:crypto";
import { toLatinDigits } from "#shared/validators.ts";

/** Without letters that are easily confused. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryLength = 12;
const recoveryCount = 10;

export type TypedCode = { kind: "totp"; digits: string } | { kind: "recovery"; text: string };

/**
 * Parses a typed code: digits of any script, optional spaces and hyphens, `o` for 0, `i` and `l` for 1; null for other
 * texts.
 */
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
