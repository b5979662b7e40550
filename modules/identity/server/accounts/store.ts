import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type AccountStatus = "unconfirmed" | "waiting" | "invited" | "active" | "disabled";

/** Two sign-ups with one address wait for each other, so that the second sees what the first did. */
const lockAddress = statement<never>("select pg_advisory_xact_lock(hashtextextended('sign-up ' || lower($1), 0))");

export const lockEmail = async (tx: Transaction, email: string): Promise<void> => {
  await lockAddress(tx, [email]);
};

/** Inserts a person's account; `at` is now, `confirmedAt` when the address is known to be theirs. */
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

/** An account as it is now, held until the transaction ends. */
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

/** Notes when somebody last signed in: sessions are forgotten, this is not. */
export const setSignedIn = async (tx: Transaction, personId: string, at: Date): Promise<void> => {
  await noteSignIn(tx, [personId, at.toISOString()]);
};

/** Notes that an address is its owner's, once. */
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

/** Makes the unused links of some kinds of a person worthless. */
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

/** Whether somebody has a link of a kind that is still good. */
export const hasLink = async (tx: Transaction, personId: string, kind: LinkKind, at: Date): Promise<boolean> =>
  (await findLink(tx, [personId, kind, at.toISOString()])).length > 0;

/** Uses a link up; answers whose it is, or null when it is unknown, used or too old. Never succeeds twice. */
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
