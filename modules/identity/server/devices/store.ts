import { createHmac } from "node:crypto";
import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";

/** Returns the receiver of the notice, with their date formats. */
export const readReceiver = statement<Formatting & { email: string }, [personId: string]>(`
  select a.email::text as email, p.locale, p.calendar, p.digits, p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1`).first;

const findPersonId = statement<{ id: string }, [email: string]>(
  "select person_id as id from account where email = $1",
).value("id", null);

const isKnownDevice = statement<{ found: true }, [personId: string, hash: Buffer]>(
  "select true as found from known_device where person_id = $1 and hash = $2",
).exists;

const storeDevice = statement<{ is_new: boolean }, [personId: string, hash: Buffer, at: Date]>(`
  with noted as (
    insert into known_device (person_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
    on conflict (person_id, hash) do update set last_seen_at = excluded.last_seen_at)
  select exists (select from known_device where person_id = $1)
    and not exists (select from known_device where person_id = $1 and hash = $2)
    as is_new`).changedValue("is_new", false);

/** Deletes devices that the person first used after an instant. */
export const deleteDevicesFirstSeenSince = statement<never, [personId: string, since: Date]>(
  "delete from known_device where person_id = $1 and first_seen_at >= $2",
).run;

/** Deletes devices that were not used since an instant. */
export const deleteDevicesUnseenSince = statement<never, [before: Date]>(
  "delete from known_device where last_seen_at < $1",
).run;

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

/** Returns the pseudonym of a device of the address's owner, or null. Only ids count: user agents can be forged. */
export async function findKnownDevice(db: Reader, key: Buffer, email: string, deviceId: string) {
  const personId = await findPersonId(db, email);
  if (personId === null) return null;
  const hash = hashOf(key, personId, `id ${deviceId}`);
  return (await isKnownDevice(db, personId, hash)) ? hash.toString("base64url") : null;
}
