import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type AccountStatus = "unconfirmed" | "waiting" | "invited" | "active" | "disabled";

/** Serialises sign-ups with the same address. */
export const lockEmail = statement<never, [email: string]>(
  "select pg_advisory_xact_lock(hashtextextended('sign-up ' || lower($1), 0))",
).run;

export type NewAccount = {
  personId: string;
  email: string;
  passwordHash: string | null;
  status: AccountStatus;
  at: Date;
  /** When the address was confirmed; null if it is not. */
  confirmedAt: Date | null;
};

export async function insertAccount(tx: Transaction, account: NewAccount): Promise<void> {
  await tx
    .insertInto("account")
    .values({
      person_id: account.personId,
      email: account.email,
      password_hash: account.passwordHash,
      status: account.status,
      created_at: account.at,
      confirmed_at: account.confirmedAt,
    })
    .execute();
}

/** Locks and returns an account. */
export const lockAccount = statement<
  { status: AccountStatus; passwordHash: string | null; email: string; version: number },
  [personId: string]
>(`
  select status, password_hash as "passwordHash", email, version from account where person_id = $1 for update`).changed;

export const setPasswordHash = statement<never, [personId: string, hash: string]>(
  "update account set password_hash = $2 where person_id = $1",
).run;

export const setStatus = statement<never, [personId: string, status: AccountStatus]>(
  "update account set status = $2, version = version + 1 where person_id = $1",
).run;

/** Stores the first confirmation of the address. */
export const setConfirmed = statement<never, [personId: string, status: AccountStatus, at: Date]>(
  "update account set status = $2, confirmed_at = $3 where person_id = $1 and confirmed_at is null",
).run;

export type LinkKind =
  | "confirmEmail"
  | "resetPassword"
  | "administratorCode"
  | "invitation"
  | "changeEmail"
  | "approveEmail"
  | "protectAccount";

/** An administrator's code belongs to no person. */
export const insertLink = statement<
  never,
  [hash: Buffer, kind: LinkKind, personId: string | null, createdAt: Date, expiresAt: Date]
>(`
  insert into one_time_link (token_hash, kind, person_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`).run;

/** Invalidates the unused links of a person by kind. */
export const dropLinks = statement<never, [personId: string, kinds: readonly LinkKind[]]>(
  "delete from one_time_link where person_id = $1 and kind = any($2) and used_at is null",
).run;

/** Returns whether the person has a valid link of the kind. */
export const hasLink = statement<{ kind: string }, [personId: string, kind: LinkKind, at: Date]>(
  "select kind from one_time_link where person_id = $1 and kind = $2 and used_at is null and expires_at > $3 limit 1",
).exists;

/** Consumes a link; returns its owner, or null if it is unknown, used or expired. Succeeds once at most. */
export const takeLink = statement<{ personId: string | null }, [hash: Buffer, kind: LinkKind, at: Date]>(`
  update one_time_link set used_at = $3
  where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3
  returning person_id as "personId"`).changed;

export const deleteAdministratorCodes = statement<never, []>(
  "delete from one_time_link where kind = 'administratorCode'",
).run;

export const deleteLinksExpiredBefore = statement<{ kind: string }, [before: Date]>(
  "delete from one_time_link where expires_at < $1 returning kind",
).countChanged;

/** Sets the state of an account whose owner has to set a password. */
export const setInvited = statement<never, [personId: string]>(
  "update account set status = 'invited', version = version + 1 where person_id = $1",
).run;

/** Sets the pending address; null for none. `isHeld`: it waits for approval. */
export const setPendingEmail = statement<never, [personId: string, email: string | null, isHeld: boolean]>(
  "update account set pending_email = $2, is_pending_held = $3, version = version + 1 where person_id = $1",
).run;

/** Releases a held address for confirmation; returns it, or null for none. */
export const releasePendingEmail = statement<{ email: string | null }, [personId: string]>(`
  update account set is_pending_held = false, version = version + 1
  where person_id = $1 and is_pending_held and status <> 'disabled'
  returning pending_email as email`).changedValue("email", null);

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

/** Withdraws an unconfirmed address: the account stays with its owner after a new password or new permissions. */
export async function withdrawEmail(tx: Transaction, personId: string): Promise<void> {
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, null, false);
}
