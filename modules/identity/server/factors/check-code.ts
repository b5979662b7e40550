import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { mailOwner } from "../accounts/mail-account.ts";
import type { FactorContext } from "./context.ts";
import { maxFailuresPerHour } from "./policy.ts";
import { readTotp } from "./queries.ts";
import { readCode, stepOf } from "./read-code.ts";
import { readFailures } from "./store-challenges.ts";
import { takeRecoveryCode, takeTotpStep } from "./store.ts";

const hour = 3_600_000;

/** Throws `too_many_requests` after ten wrong codes of a person within an hour. The account has to be locked. */
export async function requireTriesLeft(tx: Transaction, personId: string, at: Date): Promise<void> {
  const failed = await readFailures(tx, personId, new Date(at.getTime() - hour));
  if (failed === null || failed.failures < maxFailuresPerHour) return;
  const until = (failed.first === null ? at.getTime() : Date.parse(failed.first)) + hour;
  throw refuse("too_many_requests", { retryAfter: Math.max(1, Math.ceil((until - at.getTime()) / 1000)) });
}

async function useTotp(tx: Transaction, context: FactorContext, personId: string, digits: string): Promise<boolean> {
  const totp = await readTotp(tx, personId);
  if (totp === null || !totp.isConfirmed) return false;
  const step = stepOf(context.keys.totp.open(totp.secret, personId), digits, now());
  return step !== null && takeTotpStep(tx, personId, totp.secret, step);
}

async function useRecovery(tx: Transaction, context: FactorContext, personId: string, text: string, requestId: string) {
  const left = await takeRecoveryCode(tx, personId, context.keys.recoveryHash(personId, text), now());
  if (left === null) return false;
  await recordPerson(tx, { action: "factor.recoveryUsed", personId, details: { left }, requestId });
  await mailOwner(tx, context, "recoveryUsed", personId);
  return true;
}

/**
 * Consumes a code of the app, or a recovery code, which is notified to its owner. Returns null if the code is invalid
 * or was used.
 */
export async function useCode(
  tx: Transaction,
  context: FactorContext,
  personId: string,
  typed: string,
  requestId: string,
): Promise<"totp" | "recovery" | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const isGood =
    code.kind === "totp"
      ? await useTotp(tx, context, personId, code.digits)
      : await useRecovery(tx, context, personId, code.text, requestId);
  return isGood ? code.kind : null;
}
