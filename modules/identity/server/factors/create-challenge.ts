import { createHash, randomBytes } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { insertChallenge, takeChallenge, type ChallengeKind } from "./store-challenges.ts";

/** Milliseconds for which a challenge can be answered. */
export const challengeLifetime = 5 * 60_000;

/** Only this is stored: who reads the database cannot go on with what somebody else has begun. */
export const hashOfChallenge = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** What ties a challenge to the password that was right: the hash of its stored hash. */
export const passwordMark = (passwordHash: string): Buffer => createHash("sha256").update(passwordHash).digest();

/** Begins something that has to be completed within five minutes; 32 random bytes as base64url. */
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

/** Uses a challenge up, whatever comes of it; answers whether it was good for this person (null: for anybody). */
export const useChallenge = (
  tx: Transaction,
  kind: ChallengeKind,
  challenge: string,
  personId: string | null,
): Promise<boolean> => takeChallenge(tx, hashOfChallenge(challenge), kind, personId, now());
