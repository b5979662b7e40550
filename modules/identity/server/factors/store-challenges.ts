import { randomBytes, createHash } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { now } from "#platform/clock/clock.ts";

export type ChallengeKind = "secondFactor" | "passkeyRegistration" | "passkeySignIn";

/** Consumes a challenge; returns false if it is unknown, of another person, used or expired. */
export const takeChallenge = statement<
  { kind: string },
  [hash: Buffer, kind: ChallengeKind, personId: string | null, at: Date]
>(`
  update factor_challenge set used_at = $4
  where token_hash = $1 and kind = $2 and person_id is not distinct from $3::bigint and used_at is null and expires_at > $4
  returning kind`).hasChanged;

/** A sign-in that waits for its second factor; its row is locked. */
export type PendingSignIn = { personId: string; mark: Buffer; failures: number };

export const lockPendingSignIn = statement<PendingSignIn, [hash: Buffer, at: Date]>(`
  select person_id as "personId", /* not null: factor_challenge_person */
    password_mark as mark, /* not null: factor_challenge_password */ failures from factor_challenge
  where token_hash = $1 and kind = 'secondFactor' and used_at is null and expires_at > $2 for update`).changed;

/** Returns the wrong codes of a person since an instant, and when the first of those challenges was created. */
export const readFailures = statement<{ failures: number; first: string | null }, [personId: string, since: Date]>(`
  select coalesce(sum(failures), 0)::int as failures, min(created_at) as first from factor_challenge
  where person_id = $1 and created_at > $2 and failures > 0`).first;

export const countFailure = statement<never, [hash: Buffer]>(
  "update factor_challenge set failures = failures + 1 where token_hash = $1",
).run;

const addFailedProof = statement<never, [hash: Buffer, personId: string, at: Date]>(`
  insert into factor_challenge (token_hash, kind, person_id, created_at, expires_at, used_at, failures)
  values ($1, 'failedProof', $2, $3, $3, $3, 1)`).run;

/** Counts a wrong code of a signed-in person together with those of sign-ins. */
export const insertFailure = (tx: Transaction, personId: string, at: Date): Promise<void> =>
  addFailedProof(tx, randomBytes(32), personId, at);

export const deleteChallengesExpiredBefore = statement<never, [before: Date]>(
  "delete from factor_challenge where expires_at < $1",
).run;

/** Milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** Only hashes are stored: readers of the database cannot continue the sign-ins of others. */
export const hashOfChallenge = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** Binds a challenge to the verified password: the hash of its stored hash. */
export const passwordMark = (passwordHash: string): Buffer => createHash("sha256").update(passwordHash).digest();

const insert = statement<
  never,
  [hash: Buffer, kind: ChallengeKind, personId: string | null, mark: Buffer | null, at: Date, expiresAt: Date]
>(`
  insert into factor_challenge (token_hash, kind, person_id, password_mark, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`).run;

/** Returns a challenge of 32 random bytes as base64url, valid for five minutes. */
export async function createChallenge(
  tx: Transaction,
  kind: ChallengeKind,
  owner: { personId: string | null; mark: Buffer | null },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const at = now();
  const expiresAt = new Date(at.getTime() + challengeLifetime);
  await insert(tx, hashOfChallenge(challenge), kind, owner.personId, owner.mark, at, expiresAt);
  return challenge;
}

/** Consumes a challenge in any case; returns whether it was valid for this person (null: for any). */
export const useChallenge = (tx: Transaction, kind: ChallengeKind, challenge: string, personId: string | null) =>
  takeChallenge(tx, hashOfChallenge(challenge), kind, personId, now());
