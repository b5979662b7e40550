import type { Transaction } from "#platform/database/database.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { SealedRow } from "#platform/secrets/sealed-source.ts";
import { lockAccount } from "../accounts/store.ts";
import { statement } from "#platform/database/statement.ts";
import type { AuthenticatedBy } from "./policy.ts";

/** Stores an unconfirmed sealed secret, replacing an earlier one; returns false if a confirmed one exists. */
export const insertPendingTotp = statement<{ person_id: string }, [personId: string, secret: Buffer, at: Date]>(`
  insert into totp_factor as f (person_id, secret, created_at) values ($1, $2, $3)
  on conflict (person_id) do update set secret = $2, created_at = $3, last_step = null where f.confirmed_at is null
  returning f.person_id`).hasChanged;

/** Returns sealed secrets of people after one. */
export const readTotpAfter = statement<SealedRow, [personId: string | null]>(`
  select person_id as id, secret as sealed from totp_factor
  where person_id > coalesce($1::bigint, 0) order by person_id limit ${batchSize}`).all;

const replaceTotp = statement<never, [personId: string, from: Buffer, to: Buffer]>(
  "update totp_factor set secret = $3 where person_id = $1 and secret = $2",
).run;

/** Replaces a sealed secret unless it has changed. Codes are checked under the same lock, for an unchanged row. */
export async function resealTotp(tx: Transaction, personId: string, from: Buffer, to: Buffer): Promise<void> {
  await lockAccount(tx, personId);
  await replaceTotp(tx, personId, from, to);
}

/** Confirms a secret; returns false if it was replaced or is confirmed already. */
export const confirmPendingTotp = statement<
  { person_id: string },
  [personId: string, secret: Buffer, at: Date, step: number]
>(`
  update totp_factor set confirmed_at = $3, last_step = $4
  where person_id = $1 and secret = $2 and confirmed_at is null returning person_id`).hasChanged;

/** Consumes the code of a period; returns false if it or a later one was used. */
export const takeTotpStep = statement<{ person_id: string }, [personId: string, secret: Buffer, step: number]>(`
  update totp_factor set last_step = $3
  where person_id = $1 and secret = $2 and confirmed_at is not null and last_step < $3 returning person_id`).hasChanged;

/** Consumes a recovery code, given its hash from each key; returns the number of remaining ones, or null if it is unknown or used. */
export const takeRecoveryCode = statement<{ left: number }, [personId: string, hashes: readonly Buffer[], at: Date]>(`
  with used as (
    update recovery_code set used_at = $3 where person_id = $1 and hash = any($2::bytea[]) and used_at is null returning hash)
  select (select count(*)::int from recovery_code c where c.person_id = $1 and c.used_at is null and c.hash <> used.hash)
    as "left" from used`).changedValue("left", null);

export const deleteRecoveryCodes = statement<never, [personId: string]>(
  "delete from recovery_code where person_id = $1",
).run;

export const insertRecoveryCodes = statement<never, [personId: string, hashes: readonly Buffer[], at: Date]>(`
  insert into recovery_code (person_id, hash, created_at) select $1, unnest($2::bytea[]), $3`).run;

/** Returns whether there was one. */
export const deleteTotp = statement<{ person_id: string }, [personId: string]>(
  "delete from totp_factor where person_id = $1 returning person_id",
).hasChanged;

/** Adds a factor to those that the session has proven. */
export const addProvenFactor = statement<never, [sessionId: string, way: AuthenticatedBy]>(`
  update session set authenticated_by = authenticated_by || $2::text
  where id = $1 and not authenticated_by @> array[$2::text]`).run;
