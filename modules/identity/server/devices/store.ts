import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";

/** Returns the receiver of the notice, with their date formats. */
export const readReceiver = statement<Formatting & { email: string }, [personId: string]>(`
  select a.email::text as email, p.locale, p.calendar, p.digits, p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1`).first;

export const findPersonId = statement<{ id: string }, [email: string]>(
  "select person_id as id from account where email = $1",
).value("id", null);

export const isKnownDevice = statement<{ found: true }, [personId: string, hash: Buffer]>(
  "select true as found from known_device where person_id = $1 and hash = $2",
).exists;

/** Stores a device; returns whether it is new and not the person's first. */
export const storeDevice = statement<{ is_new: boolean }, [personId: string, hash: Buffer, at: Date]>(`
  with noted as (
    insert into known_device (person_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
    on conflict (person_id, hash) do update set last_seen_at = excluded.last_seen_at)
  select exists (select from known_device where person_id = $1)
    and not exists (select from known_device where person_id = $1 and hash = $2) as is_new`).changedValue(
  "is_new",
  false,
);

/** Deletes devices that the person first used after an instant. */
export const deleteDevicesFirstSeenSince = statement<never, [personId: string, since: Date]>(
  "delete from known_device where person_id = $1 and first_seen_at >= $2",
).run;

/** Deletes devices that were not used since an instant. */
export const deleteDevicesUnseenSince = statement<never, [before: Date]>(
  "delete from known_device where last_seen_at < $1",
).run;
