import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toLatinDigits } from "#shared/validators.ts";

/**
 * Passwords that everybody tries first: 32 bits of the SHA-256 of each, sorted, four bytes apiece. A password that is
 * not on the list is taken for one once in 240,000 times. Written by `tools/breached-passwords/main.ts`.
 */
const list = readFileSync(join(import.meta.dirname, "breached-passwords.bin"));

/** Capital letters, digits of other scripts and look-alike forms do not make a known password unknown. */
export const foldPassword = (password: string): string => toLatinDigits(password.normalize("NFKC")).toLowerCase();

/** The part of a folded password's hash that the list holds. */
export const passwordMark = (folded: string): number => createHash("sha256").update(folded).digest().readUInt32BE(0);

/** Whether a password is known from data breaches. Offline: nothing leaves the server. */
export function isBreached(password: string): boolean {
  const mark = passwordMark(foldPassword(password));
  let low = 0;
  let high = list.length / 4 - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = list.readUInt32BE(middle * 4);
    if (found === mark) return true;
    if (found < mark) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
