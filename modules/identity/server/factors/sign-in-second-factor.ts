import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Origin } from "../accounts/context.ts";
import { readAccount, type Account } from "../accounts/queries.ts";
import { maySignInDirectly, requireActive } from "../accounts/sign-in.ts";
import { lockAccount } from "../accounts/store.ts";
import type { Tokens } from "../sessions/create-sessions.ts";
import { hashOfChallenge, passwordMark, lockPendingSignIn, countFailure, takeChallenge } from "./store-challenges.ts";
import type { FactorContext } from "./context.ts";
import { maxFailures } from "./policy.ts";
import { requireTriesLeft, useCode } from "./check-proof.ts";

/**
 * Completes a sign-in with a code. The challenge ends with the first right code, after five wrong ones, after five
 * minutes, and with a changed password.
 */
export async function signInSecondFactor(
  context: FactorContext,
  given: { challenge: string; code: string },
  origin: Origin,
): Promise<{ tokens: Tokens; account: Account }> {
  const hash = hashOfChallenge(given.challenge);
  const outcome = await transaction(context.database.primary, async (tx) => {
    const at = now();
    const pending = await lockPendingSignIn(tx, hash, at);
    if (pending === null || pending.failures >= maxFailures) throw refuse("challenge_over");
    const { personId } = pending;
    // Locked before the failures are counted: concurrent attempts with another challenge are serialised.
    const locked = await lockAccount(tx, personId);
    const account = await readAccount(tx, personId);
    if (locked === null || account === null || locked.passwordHash === null) throw refuse("challenge_over");
    if (!passwordMark(locked.passwordHash).equals(pending.mark)) throw refuse("challenge_over");
    requireActive(locked.status);
    if (!(await maySignInDirectly(tx, context, personId))) throw refuse("single_sign_on_only");
    await requireTriesLeft(tx, personId, at);
    const way = await useCode(tx, context, personId, given.code, origin.requestId);
    if (way === null) {
      await countFailure(tx, hash);
      return null;
    }
    await takeChallenge(tx, hash, "secondFactor", personId, at);
    const tokens = await context.sessions.start(tx, personId, origin, origin.requestId, ["password", way]);
    return { tokens, account };
  });
  // After the commit: a rollback would not count the failure.
  if (outcome === null) throw refuseField("code_wrong", "code", { key: "invalid" });
  return outcome;
}
