import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toLatinDigits } from "#shared/validators.ts";

/**
 * The most common passwords: the first 32 bits of the SHA-256 of each, sorted, four bytes each. One in 240,000 other
 * passwords is a false positive. Written by `tools/breached-passwords/main.ts`.
 */
const list = readFileSync(join(import.meta.dirname, "breached-passwords.bin"));

/** Upper case, digits of other scripts and compatibility forms do not make a breached password acceptable. */
export const foldPassword = (password: string): string => toLatinDigits(password.normalize("NFKC")).toLowerCase();

/** Returns the part of the hash that the list contains. */
export const passwordMark = (folded: string): number => createHash("sha256").update(folded).digest().readUInt32BE(0);

/** Works offline: nothing leaves the server. */
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

/** The owner's names and address, which an attacker would try first. */
export type PasswordOwner = { email: string; nameEn: string | null; nameAr: string | null };

const compact = (text: string): string => foldPassword(text).replace(/[\s._-]+/g, "");

/** Returns whether a password is breached, or the owner's own address or name. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const [mailbox = "", domain = ""] = owner.email.split("@");
  const own = [owner.email, mailbox, `${mailbox}${domain}`, domain, owner.nameEn, owner.nameAr]
    .filter((text) => text !== null)
    .map(compact)
    .filter((text) => text !== "");
  return isBreached(password) || own.includes(compact(password));
}
