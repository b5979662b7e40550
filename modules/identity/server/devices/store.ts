import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const keep = statement<{ is_new: boolean }>(`
  with noted as (
    insert into known_device (person_id, hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
    on conflict (person_id, hash) do update set last_seen_at = excluded.last_seen_at)
  select exists (select from known_device where person_id = $1)
    and not exists (select from known_device where person_id = $1 and hash = $2) as is_new`);
const dropUnseen = statement<never>("delete from known_device where last_seen_at < $1");

/** Stores a device; returns whether it is new and not the person's first. */
export const keepDevice = async (tx: Transaction, personId: string, hash: Buffer, at: Date): Promise<boolean> =>
  (await keep(tx, [personId, hash, at.toISOString()]))[0]?.is_new ?? false;

const dropFirstSeen = statement<never>("delete from known_device where person_id = $1 and first_seen_at >= $2");

/** Deletes devices that the person first used after an instant. */
export const deleteDevicesFirstSeenSince = async (tx: Transaction, personId: string, since: Date): Promise<void> => {
  await dropFirstSeen(tx, [personId, since.toISOString()]);
};

/** Deletes devices that were not used since an instant. */
export const deleteDevicesUnseenSince = async (tx: Transaction, before: Date): Promise<void> => {
  await dropUnseen(tx, [before.toISOString()]);
};
