import { createHmac } from "node:crypto";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { storeDevice, findPersonId, isKnownDevice } from "./store.ts";

/** A device as stated by the client. */
export type Device = { ip: string | null; userAgent: string | null; deviceId?: string | null };

export type NewDevice = { personId: string; userAgent: string | null; at: Date; requestId: string | null };

/**
 * Stores the device of a sign-in; returns whether it is new, which the very first one is not. A browser is identified
 * by its random id; clients without an id by their user agent. The hash includes the person, so that it does not reveal
 * who shares a device.
 */
export function markDevice(
  tx: Transaction,
  key: Buffer,
  personId: string,
  { deviceId = null, userAgent }: Device,
  at: Date,
): Promise<boolean> {
  const sign = deviceId === null ? `agent ${userAgent ?? ""}` : `id ${deviceId}`;
  return storeDevice(tx, personId, hashOf(key, personId, sign), at);
}

const hashOf = (key: Buffer, personId: string, sign: string): Buffer =>
  createHmac("sha256", key).update(`${personId} ${sign}`).digest();

/**
 * Returns the pseudonym of a device that the owner of an address has used; null for others. Only ids count: a user
 * agent can be forged.
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
