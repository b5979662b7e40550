import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const keep = statement<{ is_new: boolean }>(`
  with noted as (
    insert into known_device (person_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
    on conflict (person_id, hash) do update set last_seen_at = excluded.last_seen_at)
  select exists (select from known_device where person_id = $1)
    and not exists (select from known_device where person_id = $1 and hash = $2) as is_new`);

/** Stores a device; returns whether it is new and not the person's first. */
export const storeDevice = async (tx: Transaction, personId: string, hash: Buffer, at: Date): Promise<boolean> =>
  (await keep(tx, [personId, hash, at.toISOString()]))[0]?.is_new ?? false;

/** Deletes devices that the person first used after an instant. */
export const deleteDevicesFirstSeenSince = statement<never, [personId: string, since: Date]>(
  "delete from known_device where person_id = $1 and first_seen_at >= $2",
).run;

/** Deletes devices that were not used since an instant. */
export const deleteDevicesUnseenSince = statement<never, [before: Date]>(
  "delete from known_device where last_seen_at < $1",
).run;
