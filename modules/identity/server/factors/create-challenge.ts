import { createHash, randomBytes } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { insertChallenge, takeChallenge, type ChallengeKind } from "./store-challenges.ts";

/** Milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** Only hashes are stored: readers of the database cannot continue the sign-ins of others. */
export const hashOfChallenge = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** Binds a challenge to the verified password: the hash of its stored hash. */
export const passwordMark = (passwordHash: string): Buffer => createHash("sha256").update(passwordHash).digest();

/** Returns a challenge of 32 random bytes as base64url, valid for five minutes. */
export async function createChallenge(
  tx: Transaction,
  kind: ChallengeKind,
  owner: { personId: string | null; mark: Buffer | null },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const at = now();
  const expiresAt = new Date(at.getTime() + challengeLifetime);
  await insertChallenge(tx, { hash: hashOfChallenge(challenge), kind, ...owner, at, expiresAt });
  return challenge;
}

/** Consumes a challenge in any case; returns whether it was valid for this person (null: for any). */
export const useChallenge = (
  tx: Transaction,
  kind: ChallengeKind,
  challenge: string,
  personId: string | null,
): Promise<boolean> => takeChallenge(tx, hashOfChallenge(challenge), kind, personId, now());
