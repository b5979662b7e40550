import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type ChallengeKind = "secondFactor" | "passkeyRegistration" | "passkeySignIn";

const add = statement<never>(`
  insert into factor_challenge (token_hash, kind, person_id, password_mark, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`);

export async function insertChallenge(
  tx: Transaction,
  challenge: {
    hash: Buffer;
    kind: ChallengeKind;
    personId: string | null;
    mark: Buffer | null;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { hash, kind, personId, mark, at, expiresAt } = challenge;
  await add(tx, [hash, kind, personId, mark, at.toISOString(), expiresAt.toISOString()]);
}

const take = statement<{ kind: string }>(`
  update factor_challenge set used_at = $4
  where token_hash = $1 and kind = $2 and person_id is not distinct from $3::bigint and used_at is null and expires_at > $4
  returning kind`);

/** Consumes a challenge; returns false if it is unknown, of another person, used or expired. */
export const takeChallenge = async (
  tx: Transaction,
  hash: Buffer,
  kind: ChallengeKind,
  personId: string | null,
  at: Date,
): Promise<boolean> => (await take(tx, [hash, kind, personId, at.toISOString()])).length > 0;

/** A sign-in that waits for its second factor; its row is locked. */
export type WaitingSignIn = { personId: string; mark: Buffer; failures: number };

const hold = statement<WaitingSignIn>(`
  select person_id as "personId", /* not null: factor_challenge_person */
    password_mark as mark, /* not null: factor_challenge_password */ failures from factor_challenge
  where token_hash = $1 and kind = 'secondFactor' and used_at is null and expires_at > $2 for update`);

export const holdSignIn = async (tx: Transaction, hash: Buffer, at: Date): Promise<WaitingSignIn | null> =>
  (await hold(tx, [hash, at.toISOString()]))[0] ?? null;

const countFailures = statement<{ failures: number; since: string | null }>(`
  select coalesce(sum(failures), 0)::int as failures, min(created_at) as since from factor_challenge
  where person_id = $1 and created_at > $2 and failures > 0`);

/** Returns the wrong codes of a person since an instant, and when the first of those challenges was created. */
export async function readFailures(
  tx: Transaction,
  personId: string,
  since: Date,
): Promise<{ failures: number; since: Date | null }> {
  const [row] = await countFailures(tx, [personId, since.toISOString()]);
  return { failures: row?.failures ?? 0, since: row?.since == null ? null : new Date(row.since) };
}

const addFailure = statement<never>("update factor_challenge set failures = failures + 1 where token_hash = $1");

export const noteFailure = async (tx: Transaction, hash: Buffer): Promise<void> => {
  await addFailure(tx, [hash]);
};

const addFailedProof = statement<never>(`
  insert into factor_challenge (token_hash, kind, person_id, created_at, expires_at, used_at, failures)
  values ($1, 'failedProof', $2, $3, $3, $3, 1)`);

/** Counts a wrong code of a signed-in person together with those of sign-ins. */
export const insertFailure = async (tx: Transaction, personId: string, at: Date): Promise<void> => {
  await addFailedProof(tx, [randomBytes(32), personId, at.toISOString()]);
};

const dropOld = statement<never>("delete from factor_challenge where expires_at < $1");

export const deleteChallengesExpiredBefore = async (tx: Transaction, before: Date): Promise<void> => {
  await dropOld(tx, [before.toISOString()]);
};
