import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AccountStatus } from "../accounts/store.ts";

/** A locked account. */
export type HeldAccount = {
  status: AccountStatus;
  version: number;
  isConfirmed: boolean;
};

const hold = statement<HeldAccount>(`
  select status, version, confirmed_at is not null as "isConfirmed" from account where person_id = $1 for update`);

export const holdAccount = async (tx: Transaction, personId: string): Promise<HeldAccount | null> =>
  (await hold(tx, [personId]))[0] ?? null;

const invite = statement<never>("update account set status = 'invited', version = version + 1 where person_id = $1");
const setPending = statement<never>(
  "update account set pending_email = $2, is_pending_held = $3, version = version + 1 where person_id = $1",
);
const releasePending = statement<{ email: string | null }>(`
  update account set is_pending_held = false, version = version + 1
  where person_id = $1 and is_pending_held and status <> 'disabled' returning pending_email as email`);
const setAtOnce = statement<never>(
  "update account set email = $2, pending_email = null, is_pending_held = false, version = version + 1 where person_id = $1",
);
const takePending = statement<{ email: string }>(`
  update account set email = pending_email, pending_email = null, version = version + 1
  where person_id = $1 and pending_email is not null and not is_pending_held returning email`);
const countVersion = statement<never>("update account set version = version + 1 where person_id = $1");

/** Sets the state of an account whose owner has to set a password. */
export const setInvited = async (tx: Transaction, personId: string): Promise<void> => {
  await invite(tx, [personId]);
};

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
export const setEmail = async (tx: Transaction, personId: string, email: string): Promise<void> => {
  await setAtOnce(tx, [personId, email]);
};

/** Replaces the address with the pending one; returns whether there was one. */
export const replaceEmail = async (tx: Transaction, personId: string): Promise<boolean> =>
  (await takePending(tx, [personId])).length > 0;

/** Increments the version of an account. */
export const countAccountVersion = async (tx: Transaction, personId: string): Promise<void> => {
  await countVersion(tx, [personId]);
};
