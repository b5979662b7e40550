import { createHmac } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";
import type { Device } from "../sessions/store.ts";
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
  const hash = createHmac("sha256", key).update(`${personId} ${sign}`).digest();
  return keepDevice(tx, personId, hash, at);
}
