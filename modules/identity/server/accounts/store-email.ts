import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { dropLinks, type AccountStatus } from "./store.ts";

/** A locked account. */
export type LockedAccount = {
  status: AccountStatus;
  version: number;
  isConfirmed: boolean;
};

export const lockAccountVersion = statement<LockedAccount, [personId: string]>(`
  select status, version, confirmed_at is not null as "isConfirmed" from account where person_id = $1 for update`).changed;

const setPending = statement<never>(
  "update account set pending_email = $2, is_pending_held = $3, version = version + 1 where person_id = $1",
);
const releasePending = statement<{ email: string | null }>(`
  update account set is_pending_held = false, version = version + 1
  where person_id = $1 and is_pending_held and status <> 'disabled' returning pending_email as email`);

/** Sets the state of an account whose owner has to set a password. */
export const setInvited = statement<never, [personId: string]>(
  "update account set status = 'invited', version = version + 1 where person_id = $1",
).run;

/** Sets the pending address; null for none. `isHeld`: it waits for approval. */
export const setPendingEmail = async (
  tx: Transaction,
  personId: string,
  email: string | null,
  isHeld = false,
): Promise<void> => {
  await setPending(tx, [personId, email, isHeld]);
};

/** Releases a held address for confirmation; returns it, or null for none. */
export const releasePendingEmail = async (tx: Transaction, personId: string): Promise<string | null> =>
  (await releasePending(tx, [personId]))[0]?.email ?? null;

/** Replaces the address at once, before any was confirmed. */
export const setEmail = statement<never, [personId: string, email: string]>(
  "update account set email = $2, pending_email = null, is_pending_held = false, version = version + 1 where person_id = $1",
).run;

/** Replaces the address with the pending one; returns whether there was one. */
export const replaceEmail = statement<{ email: string }, [personId: string]>(`
  update account set email = pending_email, pending_email = null, version = version + 1
  where person_id = $1 and pending_email is not null and not is_pending_held returning email`).hasChanged;

/** Increments the version of an account. */
export const incrementAccountVersion = statement<never, [personId: string]>(
  "update account set version = version + 1 where person_id = $1",
).run;

/**
 * Withdraws an unconfirmed address, so that the account stays with its owner after a new password, or after new
 * permissions.
 */
export async function withdrawEmail(tx: Transaction, personId: string): Promise<void> {
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, null);
}
