import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Identity } from "./read-identity.ts";

const addTicket = statement<never>(`
  insert into sign_in_ticket (token_hash, browser_hash, identity, created_at, expires_at) values ($1, $2, $3, $4, $5)`);
const useTicket = statement<{ browser_hash: Buffer; identity: unknown; is_fresh: boolean }>(`
  delete from sign_in_ticket where token_hash = $1 returning browser_hash, identity, expires_at > $2 as is_fresh`);

const storedIdentity = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  nameEn: z.string().nullable(),
  nameAr: z.string().nullable(),
  locale: z.enum(["en", "ar"]).nullable(),
}) satisfies z.ZodType<Identity>;

export async function insertTicket(
  tx: Transaction,
  ticket: { hash: Buffer; browserHash: Buffer; identity: Identity; at: Date; expiresAt: Date },
): Promise<void> {
  const { hash, browserHash, identity, at, expiresAt } = ticket;
  await addTicket(tx, [hash, browserHash, JSON.stringify(identity), at.toISOString(), expiresAt.toISOString()]);
}

/** Deletes a ticket in any case; returns its data if it was valid. */
export async function takeTicket(
  tx: Transaction,
  hash: Buffer,
  at: Date,
): Promise<{ browserHash: Buffer; identity: Identity } | null> {
  const [row] = await useTicket(tx, [hash, at.toISOString()]);
  if (row === undefined || !row.is_fresh) return null;
  return { browserHash: row.browser_hash, identity: storedIdentity.parse(row.identity) };
}

export const deleteTicketsExpiredBefore = statement<never, [before: Date]>(
  "delete from sign_in_ticket where expires_at < $1",
).run;

const addLink = statement<{ person_id: string }>(`
  insert into linked_identity (issuer, subject, person_id, email, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning person_id`);
const noteUse = statement<never>("update linked_identity set last_used_at = $3 where issuer = $1 and subject = $2");

/** Returns whether it succeeded: neither may have another link of the same provider. */
export const insertIdentity = async (
  tx: Transaction,
  { issuer, subject, email }: Identity,
  personId: string,
  at: Date,
): Promise<boolean> => (await addLink(tx, [issuer, subject, personId, email, at.toISOString()])).length > 0;

export const setIdentityUsed = async (tx: Transaction, { issuer, subject }: Identity, at: Date): Promise<void> => {
  await noteUse(tx, [issuer, subject, at.toISOString()]);
};

/** Returns their number. */
export const deleteIdentities = statement<{ issuer: string }, [personId: string]>(
  "delete from linked_identity where person_id = $1 returning issuer",
).countChanged;
