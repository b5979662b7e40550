import { foldPassword, isBreached } from "./breached.ts";

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
