import { createHash } from "node:crypto";
import { z } from "zod";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { linkedAccounts } from "../../contract/single-sign-on/schemas.ts";
import type { SignOnFacts } from "./policy.ts";
import type { Identity } from "./read-identity.ts";

const selectOwner = statement<{ person_id: string }, [issuer: string, subject: string]>(
  "select person_id from linked_identity where issuer = $1 and subject = $2",
).value("person_id", null);

export const findOwner = (db: Reader, { issuer, subject }: Identity) => selectOwner(db, issuer, subject);

// Locked, so that no factor is added at the same time. In a separate statement: after waiting, one statement would
// still see the earlier rows.
const lockByEmail = statement<never, [email: string]>("select from account where email = $1::citext for update").run;
const selectLinkable = statement<NonNullable<SignOnFacts["account"]>>(`
  select a.person_id as "personId", a.status, a.confirmed_at is not null as "isConfirmed",
    exists (select from totp_factor f where f.person_id = a.person_id and f.confirmed_at is not null)
      or exists (select from passkey k where k.person_id = a.person_id) as "hasFactor",
    exists (select from linked_identity l where l.person_id = a.person_id and l.issuer = $2) as "isLinked"
  from account a where a.email = $1::citext`);

export async function lockLinkable(tx: Transaction, email: string, issuer: string): Promise<SignOnFacts["account"]> {
  await lockByEmail(tx, email);
  return (await selectLinkable(tx, [email, issuer]))[0] ?? null;
}

export const listLinks = statement<z.output<typeof linkedAccounts>["links"][number], [personId: string]>(`
  select email, created_at as "createdAt", last_used_at as "lastUsedAt" from linked_identity
  where person_id = $1 order by created_at limit 10`).all;

/** Only hashes are stored: readers of the database cannot use the secrets of browsers. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** `browserHash` binds a ticket to the browser of its flow. */
export const insertTicket = statement<
  never,
  [hash: Buffer, browserHash: Buffer, identity: string, at: Date, expiresAt: Date]
>(`
  insert into sign_in_ticket (token_hash, browser_hash, identity, created_at, expires_at)
  values ($1, $2, $3, $4, $5)`).run;
const useTicket = statement<{ browserHash: Buffer; identity: unknown; isFresh: boolean }, [hash: Buffer, at: Date]>(`
  delete from sign_in_ticket where token_hash = $1
  returning browser_hash as "browserHash", identity, expires_at > $2 as "isFresh"`).changed;

const storedIdentity = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  nameEn: z.string().nullable(),
  nameAr: z.string().nullable(),
  locale: z.enum(["en", "ar"]).nullable(),
}) satisfies z.ZodType<Identity>;

/** Deletes a ticket in any case; returns its data if it was valid. */
export async function takeTicket(tx: Transaction, hash: Buffer, at: Date) {
  const ticket = await useTicket(tx, hash, at);
  return ticket?.isFresh ? { ...ticket, identity: storedIdentity.parse(ticket.identity) } : null;
}

export const deleteTicketsExpiredBefore = statement<never, [before: Date]>(
  "delete from sign_in_ticket where expires_at < $1",
).run;

const addLink = statement<
  { person_id: string },
  [issuer: string, subject: string, personId: string, email: string | null, at: Date]
>(`
  insert into linked_identity (issuer, subject, person_id, email, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning person_id`).hasChanged;

/** Returns whether it succeeded: neither may have another link of the same provider. */
export const insertIdentity = (tx: Transaction, { issuer, subject, email }: Identity, personId: string, at: Date) =>
  addLink(tx, issuer, subject, personId, email, at);

export const setIdentityUsed = statement<never, [issuer: string, subject: string, at: Date]>(
  "update linked_identity set last_used_at = $3 where issuer = $1 and subject = $2",
).run;

/** Returns their number. */
export const deleteIdentities = statement<{ issuer: string }, [personId: string]>(
  "delete from linked_identity where person_id = $1 returning issuer",
).countChanged;
