import type { FactorWay } from "#shared/errors.ts";
import type { AuthenticatedBy } from "../sessions/store.ts";

/** For how many milliseconds after signing in nobody is asked again who they are. */
const freshness = 10 * 60_000;

/** What somebody has besides the password. */
export type HeldFactors = { hasTotp: boolean; passkeys: number; recoveryCodesLeft: number };

/** A session as the rules see it: when it was opened, in milliseconds, and by what. */
export type ProvenSession = { createdAt: number; authenticatedBy: readonly AuthenticatedBy[] };

/** Whether an account is guarded by more than its password. Recovery codes alone are none: they stand in for a factor. */
export const isGuarded = ({ hasTotp, passkeys }: HeldFactors): boolean => hasTotp || passkeys > 0;

/** The ways to complete a sign-in; none when the password is enough. */
export function waysOf(held: HeldFactors): FactorWay[] {
  if (!isGuarded(held)) return [];
  const ways: FactorWay[] = [];
  if (held.hasTotp) ways.push("totp");
  if (held.passkeys > 0) ways.push("passkey");
  if (held.recoveryCodesLeft > 0) ways.push("recovery");
  return ways;
}

const isFresh = ({ createdAt }: ProvenSession, at: number): boolean => at - createdAt < freshness;

/** Whether somebody has to say again who they are before they add a factor. */
export const needsProof = (session: ProvenSession, at: number): boolean => !isFresh(session, at);

/** Whether somebody has to show a factor once more before they remove one. */
export const needsCode = (session: ProvenSession, at: number): boolean =>
  !isFresh(session, at) || session.authenticatedBy.every((way) => way === "password");

/** Wrong codes after which a challenge is worthless. */
export const mostFailures = 5;
/** Wrong codes of one person within an hour, signing in or proving who they are: a million codes cannot be tried through. */
export const mostFailuresAnHour = 10;
