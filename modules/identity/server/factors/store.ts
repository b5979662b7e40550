import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AuthenticatedBy } from "../sessions/store.ts";

const putTotp = statement<{ person_id: string }>(`
  insert into totp_factor as f (person_id, secret, created_at) values ($1, $2, $3)
  on conflict (person_id) do update set secret = $2, created_at = $3, last_step = null where f.confirmed_at is null
  returning f.person_id`);

/**
 * Stores a sealed secret that is not confirmed yet, replacing an earlier one; returns false if a confirmed one exists.
 */
export const putPendingTotp = async (tx: Transaction, personId: string, secret: Buffer, at: Date): Promise<boolean> =>
  (await putTotp(tx, [personId, secret, at.toISOString()])).length > 0;

const confirm = statement<{ person_id: string }>(`
  update totp_factor set confirmed_at = $3, last_step = $4
  where person_id = $1 and secret = $2 and confirmed_at is null returning person_id`);

/** Confirms a secret; returns false if it was replaced or is confirmed already. */
export const confirmPendingTotp = async (
  tx: Transaction,
  personId: string,
  secret: Buffer,
  at: Date,
  step: number,
): Promise<boolean> => (await confirm(tx, [personId, secret, at.toISOString(), step])).length > 0;

const takeStep = statement<{ person_id: string }>(`
  update totp_factor set last_step = $3
  where person_id = $1 and secret = $2 and confirmed_at is not null and last_step < $3 returning person_id`);

/** Consumes the code of a period; returns false if it or a later one was used. */
export const takeTotpStep = async (tx: Transaction, personId: string, secret: Buffer, step: number): Promise<boolean> =>
  (await takeStep(tx, [personId, secret, step])).length > 0;

const takeRecovery = statement<{ left: number }>(`
  with used as (
    update recovery_code set used_at = $3 where person_id = $1 and hash = $2 and used_at is null returning hash)
  select (select count(*)::int from recovery_code c where c.person_id = $1 and c.used_at is null and c.hash <> used.hash)
    as "left" from used`);

/** Consumes a recovery code; returns the number of remaining ones, or null if it is unknown or used. */
export const takeRecoveryCode = async (
  tx: Transaction,
  personId: string,
  hash: Buffer,
  at: Date,
): Promise<number | null> => (await takeRecovery(tx, [personId, hash, at.toISOString()]))[0]?.left ?? null;

const dropRecovery = statement<never>("delete from recovery_code where person_id = $1");
const addRecovery = statement<never>(`
  insert into recovery_code (person_id, hash, created_at) select $1, unnest($2::bytea[]), $3`);

export async function replaceRecoveryCodes(
  tx: Transaction,
  personId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await dropRecovery(tx, [personId]);
  await addRecovery(tx, [personId, hashes, at.toISOString()]);
}

const dropTotp = statement<{ person_id: string }>("delete from totp_factor where person_id = $1 returning person_id");

/** Returns whether there was one. */
export const deleteTotp = async (tx: Transaction, personId: string): Promise<boolean> =>
  (await dropTotp(tx, [personId])).length > 0;

export const deleteRecoveryCodes = async (tx: Transaction, personId: string): Promise<void> => {
  await dropRecovery(tx, [personId]);
};

const addWay = statement<never>(`
  update session set authenticated_by = authenticated_by || $2::text
  where id = $1 and not authenticated_by @> array[$2::text]`);

/** Adds a factor to those that the session has proven. */
export const noteShownFactor = async (tx: Transaction, sessionId: string, way: AuthenticatedBy): Promise<void> => {
  await addWay(tx, [sessionId, way]);
};
