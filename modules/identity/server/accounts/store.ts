import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type AccountStatus = "unconfirmed" | "waiting" | "invited" | "active" | "disabled";

/** Serialises sign-ups with the same address. */
export const lockEmail = statement<never, [email: string]>(
  "select pg_advisory_xact_lock(hashtextextended('sign-up ' || lower($1), 0))",
).run;

/** `confirmedAt`: when the address was confirmed. */
export async function insertAccount(
  tx: Transaction,
  account: {
    personId: string;
    email: string;
    passwordHash: string | null;
    status: AccountStatus;
    at: Date;
    confirmedAt: Date | null;
  },
): Promise<void> {
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
  { status: AccountStatus; passwordHash: string | null; email: string },
  [personId: string]
>(`
  select status, password_hash as "passwordHash", email from account where person_id = $1 for update`).changed;

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

const addLink = statement<never>(`
  insert into one_time_link (token_hash, kind, person_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`);

/** Invalidates the unused links of a person by kind. */
export const dropLinks = statement<never, [personId: string, kinds: readonly LinkKind[]]>(
  "delete from one_time_link where person_id = $1 and kind = any($2) and used_at is null",
).run;

export async function insertLink(
  tx: Transaction,
  link: { hash: Buffer; kind: LinkKind; personId: string | null; at: Date; expiresAt: Date },
): Promise<void> {
  await addLink(tx, [link.hash, link.kind, link.personId, link.at.toISOString(), link.expiresAt.toISOString()]);
}

/** Returns whether the person has a valid link of the kind. */
export const hasLink = statement<{ kind: string }, [personId: string, kind: LinkKind, at: Date]>(
  "select kind from one_time_link where person_id = $1 and kind = $2 and used_at is null and expires_at > $3 limit 1",
).hasChanged;

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
