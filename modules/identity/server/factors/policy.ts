import type { FactorMethod } from "#shared/errors.ts";

/** Proofs that opened a session; `oidc` includes all factors that the provider required. */
export type AuthenticatedBy = "password" | "totp" | "recovery" | "passkey" | "oidc";

/** Milliseconds after sign-in without a repeated proof. */
const freshness = 10 * 60_000;

/** Factors besides the password. */
export type HeldFactors = { hasTotp: boolean; passkeys: number; recoveryCodesLeft: number };

/** `createdAt` in milliseconds. */
export type ProvenSession = { createdAt: number; authenticatedBy: readonly AuthenticatedBy[] };

/** Returns whether there is a factor besides the password. Recovery codes do not count: they replace a factor. */
export const hasSecondFactor = ({ hasTotp, passkeys }: HeldFactors): boolean => hasTotp || passkeys > 0;

/** Returns the available factors for a sign-in; empty if the password suffices. */
export function availableFactors(held: HeldFactors): FactorMethod[] {
  if (!hasSecondFactor(held)) return [];
  const ways: FactorMethod[] = [];
  if (held.hasTotp) ways.push("totp");
  if (held.passkeys > 0) ways.push("passkey");
  if (held.recoveryCodesLeft > 0) ways.push("recovery");
  return ways;
}

const isFresh = ({ createdAt }: ProvenSession, at: number): boolean => at - createdAt < freshness;

/** Returns whether adding a factor requires a repeated proof. */
export const needsProof = (session: ProvenSession, at: number): boolean => !isFresh(session, at);

/** Returns whether removing a factor requires a code. */
export const needsCode = (session: ProvenSession, at: number): boolean =>
  !isFresh(session, at) || session.authenticatedBy.every((way) => way === "password");

/** Wrong codes that end a challenge. */
export const maxFailures = 5;
/** Wrong codes of one person within an hour, in sign-ins and proofs together: not enough to try a million codes. */
export const maxFailuresPerHour = 10;
