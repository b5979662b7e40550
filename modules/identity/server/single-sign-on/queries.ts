import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AccountStatus } from "../accounts/store.ts";
import type { Identity } from "./read-identity.ts";

const selectOwner = statement<{ person_id: string }>(
  "select person_id from linked_identity where issuer = $1 and subject = $2",
);

export const findOwner = async (db: Reader, { issuer, subject }: Identity): Promise<string | null> =>
  (await selectOwner(db, [issuer, subject]))[0]?.person_id ?? null;

/** The facts of an account for linking its address. */
export type LinkableAccount = {
  personId: string;
  status: AccountStatus;
  isConfirmed: boolean;
  hasFactor: boolean;
  isLinked: boolean;
};

// Locked, so that no factor is added at the same time. In a separate statement: after waiting, one statement would
// still see the earlier rows.
const lockByEmail = statement<never>("select from account where email = $1::citext for update");
const selectLinkable = statement<LinkableAccount>(`
  select a.person_id as "personId", a.status, a.confirmed_at is not null as "isConfirmed",
    exists (select from totp_factor f where f.person_id = a.person_id and f.confirmed_at is not null)
      or exists (select from passkey k where k.person_id = a.person_id) as "hasFactor",
    exists (select from linked_identity l where l.person_id = a.person_id and l.issuer = $2) as "isLinked"
  from account a where a.email = $1::citext`);

export async function lockLinkable(tx: Transaction, email: string, issuer: string): Promise<LinkableAccount | null> {
  await lockByEmail(tx, [email]);
  return (await selectLinkable(tx, [email, issuer]))[0] ?? null;
}

export type Link = { email: string | null; createdAt: string; lastUsedAt: string | null };

export const listLinks = statement<Link, [personId: string]>(`
  select email, created_at as "createdAt", last_used_at as "lastUsedAt" from linked_identity
  where person_id = $1 order by created_at limit 10`).all;
