import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AccountStatus } from "../accounts/store.ts";

/** An account that is held until the transaction ends. */
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
const releasePending = statement<{ email: string }>(`
  update account set is_pending_held = false, version = version + 1
  where person_id = $1 and is_pending_held and status <> 'disabled' returning pending_email as email`);
const setAtOnce = statement<never>(
  "update account set email = $2, pending_email = null, is_pending_held = false, version = version + 1 where person_id = $1",
);
const takePending = statement<{ email: string }>(`
  update account set email = pending_email, pending_email = null, version = version + 1
  where person_id = $1 and pending_email is not null and not is_pending_held returning email`);
const countVersion = statement<never>("update account set version = version + 1 where person_id = $1");

/** Makes an account one whose owner has still to choose a password. */
export const setInvited = async (tx: Transaction, personId: string): Promise<void> => {
  await invite(tx, [personId]);
};

/** The address that will take the place of the present one; null for none. It is held until somebody agrees, or is not. */
export const setPendingEmail = async (
  tx: Transaction,
  personId: string,
  email: string | null,
  isHeld = false,
): Promise<void> => {
  await setPending(tx, [personId, email, isHeld]);
};

/** Releases a held address, so that its owner can confirm it; returns the address, or null when none was held. */
export const releasePendingEmail = async (tx: Transaction, personId: string): Promise<string | null> =>
  (await releasePending(tx, [personId]))[0]?.email ?? null;

/** Another address at once, of somebody who has shown of none that it is theirs. */
export const setEmail = async (tx: Transaction, personId: string, email: string): Promise<void> => {
  await setAtOnce(tx, [personId, email]);
};

/** Puts the address that waits in the place of the present one; answers whether one waited. */
export const replaceEmail = async (tx: Transaction, personId: string): Promise<boolean> =>
  (await takePending(tx, [personId])).length > 0;

/** Notes that something else of an account has changed. */
export const countAccountVersion = async (tx: Transaction, personId: string): Promise<void> => {
  await countVersion(tx, [personId]);
};
