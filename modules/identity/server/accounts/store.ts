import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type AccountStatus = "unconfirmed" | "waiting" | "invited" | "active" | "disabled";

/** Serialises sign-ups with the same address. */
const lockAddress = statement<never>("select pg_advisory_xact_lock(hashtextextended('sign-up ' || lower($1), 0))");

export const lockEmail = async (tx: Transaction, email: string): Promise<void> => {
  await lockAddress(tx, [email]);
};

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

const lockRow = statement<{ status: AccountStatus; password_hash: string | null; email: string }>(
  "select status, password_hash, email from account where person_id = $1 for update",
);

/** Locks and returns an account. */
export async function lockAccount(
  tx: Transaction,
  personId: string,
): Promise<{ status: AccountStatus; passwordHash: string | null; email: string } | null> {
  const [row] = await lockRow(tx, [personId]);
  return row === undefined ? null : { status: row.status, passwordHash: row.password_hash, email: row.email };
}

const changePassword = statement<never>("update account set password_hash = $2 where person_id = $1");
const changeStatus = statement<never>("update account set status = $2, version = version + 1 where person_id = $1");
const confirmAddress = statement<never>(
  "update account set status = $2, confirmed_at = $3 where person_id = $1 and confirmed_at is null",
);

export const setPasswordHash = async (tx: Transaction, personId: string, hash: string): Promise<void> => {
  await changePassword(tx, [personId, hash]);
};

export const setStatus = async (tx: Transaction, personId: string, status: AccountStatus): Promise<void> => {
  await changeStatus(tx, [personId, status]);
};

const noteSignIn = statement<never>("update account set last_signed_in_at = $2 where person_id = $1");

/** Stored separately, since sessions are deleted. */
export const setSignedIn = async (tx: Transaction, personId: string, at: Date): Promise<void> => {
  await noteSignIn(tx, [personId, at.toISOString()]);
};

/** Stores the first confirmation of the address. */
export const setConfirmed = async (
  tx: Transaction,
  personId: string,
  status: AccountStatus,
  at: Date,
): Promise<void> => {
  await confirmAddress(tx, [personId, status, at.toISOString()]);
};

export type LinkKind =
  | "confirmEmail"
  | "resetPassword"
  | "administratorCode"
  | "invitation"
  | "changeEmail"
  | "approveEmail"
  | "protectAccount";

const dropOlder = statement<never>(
  "delete from one_time_link where person_id = $1 and kind = any($2) and used_at is null",
);
const addLink = statement<never>(`
  insert into one_time_link (token_hash, kind, person_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`);
const useLink = statement<{ person_id: string | null }>(`
  update one_time_link set used_at = $3
  where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3
  returning person_id`);
const dropAdministratorCodes = statement<never>("delete from one_time_link where kind = 'administratorCode'");
const dropOld = statement<{ kind: string }>("delete from one_time_link where expires_at < $1 returning kind");

/** Invalidates the unused links of a person by kind. */
export const dropLinks = async (tx: Transaction, personId: string, kinds: readonly LinkKind[]): Promise<void> => {
  await dropOlder(tx, [personId, kinds]);
};

export async function insertLink(
  tx: Transaction,
  link: { hash: Buffer; kind: LinkKind; personId: string | null; at: Date; expiresAt: Date },
): Promise<void> {
  await addLink(tx, [link.hash, link.kind, link.personId, link.at.toISOString(), link.expiresAt.toISOString()]);
}

const findLink = statement<{ kind: string }>(
  "select kind from one_time_link where person_id = $1 and kind = $2 and used_at is null and expires_at > $3 limit 1",
);

/** Returns whether the person has a valid link of the kind. */
export const hasLink = async (tx: Transaction, personId: string, kind: LinkKind, at: Date): Promise<boolean> =>
  (await findLink(tx, [personId, kind, at.toISOString()])).length > 0;

/** Consumes a link; returns its owner, or null if it is unknown, used or expired. Succeeds once at most. */
export async function takeLink(
  tx: Transaction,
  hash: Buffer,
  kind: LinkKind,
  at: Date,
): Promise<{ personId: string | null } | null> {
  const [row] = await useLink(tx, [hash, kind, at.toISOString()]);
  return row === undefined ? null : { personId: row.person_id };
}

export const deleteAdministratorCodes = async (tx: Transaction): Promise<void> => {
  await dropAdministratorCodes(tx, []);
};

export const deleteLinksExpiredBefore = async (tx: Transaction, before: Date): Promise<number> =>
  (await dropOld(tx, [before.toISOString()])).length;
