import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Origin } from "../accounts/context.ts";
import { readAccount, type Account } from "../accounts/queries.ts";
import { mayEnterAlone, requireActive } from "../accounts/sign-in.ts";
import { lockAccount } from "../accounts/store.ts";
import type { Tokens } from "../sessions/sessions.ts";
import { hashOfChallenge, passwordMark } from "./create-challenge.ts";
import type { FactorContext } from "./context.ts";
import { mostFailures } from "./policy.ts";
import { holdSignIn, noteFailure, takeChallenge } from "./store-challenges.ts";
import { requireTriesLeft, useCode } from "./check-code.ts";

/**
 * Completes a sign-in with a code. A wrong one may be tried again a few times; the challenge is over with the first right
 * one, after five wrong ones, after five minutes, and when the password was changed meanwhile.
 */
export async function signInSecondFactor(
  context: FactorContext,
  given: { challenge: string; code: string },
  origin: Origin,
): Promise<{ tokens: Tokens; account: Account }> {
  const hash = hashOfChallenge(given.challenge);
  const outcome = await transaction(context.database.primary, async (tx) => {
    const at = now();
    const waiting = await holdSignIn(tx, hash, at);
    if (waiting === null || waiting.failures >= mostFailures) throw refuse("challenge_over");
    const { personId } = waiting;
    // Held before the failures are counted: those of another challenge that is being tried are waited for.
    const held = await lockAccount(tx, personId);
    const account = await readAccount(tx, personId);
    if (held === null || account === null || held.passwordHash === null) throw refuse("challenge_over");
    if (!passwordMark(held.passwordHash).equals(waiting.mark)) throw refuse("challenge_over");
    requireActive(held.status);
    if (!(await mayEnterAlone(tx, context, personId))) throw refuse("single_sign_on_only");
    await requireTriesLeft(tx, personId, at);
    const way = await useCode(tx, context, personId, given.code, origin.requestId);
    if (way === null) {
      await noteFailure(tx, hash);
      return null;
    }
    await takeChallenge(tx, hash, "secondFactor", personId, at);
    const tokens = await context.sessions.start(tx, personId, origin, origin.requestId, ["password", way]);
    return { tokens, account };
  });
  // After the commit: a failure that is rolled back is not counted.
  if (outcome === null) throw refuseField("code_wrong", "code", { key: "invalid" });
  return outcome;
}
