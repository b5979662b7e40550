import { createHmac } from "node:crypto";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Device } from "../sessions/store.ts";
import { findPersonId, isKnownDevice } from "./queries.ts";
import { keepDevice } from "./store.ts";

/**
 * Notes that somebody signs in on a device; answers whether it is a new one for them: never at their very first sign-in. A
 * browser is known by a random id of its own; whatever sends none, by what it says it is. The stored hash holds the person,
 * so that it tells nobody which people share a device.
 */
export function markDevice(
  tx: Transaction,
  key: Buffer,
  personId: string,
  { deviceId = null, userAgent }: Device,
  at: Date,
): Promise<boolean> {
  const sign = deviceId === null ? `agent ${userAgent ?? ""}` : `id ${deviceId}`;
  return keepDevice(tx, personId, hashOf(key, personId, sign), at);
}

const hashOf = (key: Buffer, personId: string, sign: string): Buffer =>
  createHmac("sha256", key).update(`${personId} ${sign}`).digest();

/**
 * The pseudonym of a device that the owner of an address has signed in on; null for others. Only ids count: what a browser
 * says it is can be said by anybody.
 */
export async function findKnownDevice(
  db: Reader,
  key: Buffer,
  email: string,
  deviceId: string,
): Promise<string | null> {
  const personId = await findPersonId(db, email);
  if (personId === null) return null;
  const hash = hashOf(key, personId, `id ${deviceId}`);
  return (await isKnownDevice(db, personId, hash)) ? hash.toString("base64url") : null;
}
