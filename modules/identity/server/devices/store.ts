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

const isKnownDevice = statement<{ found: true }, [personId: string, hashes: readonly Buffer[]]>(
  "select true as found from known_device where person_id = $1 and hash = any($2::bytea[])",
).exists;

const storeDevice = statement<{ is_new: boolean }, [personId: string, hash: Buffer, at: Date]>(`
  with noted as (
    insert into known_device (person_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
    on conflict (person_id, hash) do update set last_seen_at = excluded.last_seen_at)
  select exists (select from known_device where person_id = $1)
    and not exists (select from known_device where person_id = $1 and hash = $2)
    as is_new`).changedValue("is_new", false);

/** Gives a device that was stored with another key the hash of the current one. */
const rehashDevice = statement<never, [personId: string, hash: Buffer, others: readonly Buffer[]]>(`
  update known_device set hash = $2
  where person_id = $1 and not exists (select from known_device where person_id = $1 and hash = $2) and hash = (
    select hash from known_device where person_id = $1 and hash = any($3::bytea[])
    order by last_seen_at desc limit 1)`).run;

/** Deletes devices that the person first used after an instant. */
export const deleteDevicesFirstSeenSince = statement<never, [personId: string, since: Date]>(
  "delete from known_device where person_id = $1 and first_seen_at >= $2",
).run;

/** Deletes devices that were not used since an instant. */
export const deleteDevicesUnseenSince = statement<never, [before: Date]>(
  "delete from known_device where last_seen_at < $1",
).run;

/** Purpose of the keys of hashes. They are kept after a rotation: without them every device would seem to be new. */
export const devicePurpose = "known devices";

/** A device as stated by the client. */
export type Device = { ip: string | null; userAgent: string | null; deviceId?: string | null };

export type NewDevice = { personId: string; userAgent: string | null; at: Date; requestId: string | null };

/**
 * Stores the device of a sign-in; returns whether it is new, which the very first one is not. A browser is identified
 * by its random id; clients without an id by their user agent. The hash includes the person, so that it does not reveal
 * who shares a device.
 */
export async function markDevice(
  tx: Transaction,
  keys: readonly Buffer[],
  personId: string,
  { deviceId = null, userAgent }: Device,
  at: Date,
): Promise<boolean> {
  const sign = deviceId === null ? `agent ${userAgent ?? ""}` : `id ${deviceId}`;
  const [hash = Buffer.alloc(0), ...others] = keys.map((key) => hashOf(key, personId, sign));
  if (others.length > 0) await rehashDevice(tx, personId, hash, others);
  return storeDevice(tx, personId, hash, at);
}

const hashOf = (key: Buffer, personId: string, sign: string): Buffer =>
  createHmac("sha256", key).update(`${personId} ${sign}`).digest();

/** Returns the pseudonym of a device of the address's owner, or null. Only ids count: user agents can be forged. */
export async function findKnownDevice(db: Reader, keys: readonly Buffer[], email: string, deviceId: string) {
  const personId = await findPersonId(db, email);
  if (personId === null) return null;
  const hashes = keys.map((key) => hashOf(key, personId, `id ${deviceId}`));
  return (await isKnownDevice(db, personId, hashes)) ? (hashes[0]?.toString("base64url") ?? null) : null;
}
