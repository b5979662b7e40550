import { createHash, randomBytes } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { dropLinks, insertLink, takeLink, type LinkKind } from "./store.ts";

const hour = 3_600_000;
/** Milliseconds. */
export const lifetimes: Record<LinkKind, number> = {
  confirmEmail: 72 * hour,
  resetPassword: hour,
  administratorCode: 7 * 24 * hour,
  invitation: 7 * 24 * hour,
  changeEmail: 72 * hour,
  approveEmail: 72 * hour,
  protectAccount: 72 * hour,
};

/** Only hashes are stored: readers of the database cannot use the links. */
const hashOf = (code: string): Buffer => createHash("sha256").update(code).digest();

/** Creates a code of 32 random bytes for one use; invalidates the owner's older codes of the kind. */
export async function createCode(tx: Transaction, kind: LinkKind, personId: string | null): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const at = now();
  if (personId !== null) await dropLinks(tx, personId, [kind]);
  await insertLink(tx, hashOf(code), kind, personId, at, new Date(at.getTime() + lifetimes[kind]));
  return code;
}

/** Consumes a code; returns its owner (null for an administrator's code), or null if the code is invalid. */
export const takeCode = (tx: Transaction, kind: LinkKind, code: string) => takeLink(tx, hashOf(code), kind, now());
