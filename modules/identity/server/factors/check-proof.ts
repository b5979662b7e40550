import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { recordPerson } from "#platform/events/record.ts";
import { readAccount } from "../accounts/queries.ts";
import { lockAccount } from "../accounts/store.ts";
import { verifyPassword } from "../passwords/compute-password-hash.ts";
import type { FactorContext } from "./context.ts";
import { hasSecondFactor, needsCode, needsProof, maxFailuresPerHour } from "./policy.ts";
import { readHeldFactors, readProvenSession, readTotp } from "./queries.ts";
import { insertFailure, readFailures } from "./store-challenges.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";
import { readCode, stepOf } from "./read-code.ts";
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
  const { keys } = context;
  const hashes = [keys.recoveryHash(personId, text), ...keys.otherRecoveryHashes(personId, text)];
  const left = await takeRecoveryCode(tx, personId, hashes, now());
  if (left === null) return false;
  await recordPerson(tx, { action: "factor.recoveryUsed", personId, details: { left }, requestId });
  await mailOwner(tx, context, "recoveryUsed", personId);
  return true;
}

/** Consumes a code of the app, or a recovery code, of which the owner is notified; null if invalid or used. */
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

export type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * `adding` something that gives permanent access or exports all data requires a recent sign-in or the password.
 * `linking` with a provider requires the password, and so does `removing` a factor if there is a password. On a guarded
 * account each requires a factor too, unless the session used one recently.
 */
type ProofKind = "adding" | "linking" | "removing";

const required = { key: "required" } as const;
const pathOf = (kind: ProofKind): string => (kind === "linking" ? "currentPassword" : "password");

/** Verifies the password outside of transactions; returns its hash for comparison once the account is locked. */
async function checkPassword(
  { database }: FactorContext,
  { personId, sessionId }: Actor,
  { password }: Proof,
  kind: ProofKind,
): Promise<string | null> {
  const account = await readAccount(database.primary, personId);
  if (account === null) throw refuse("not_signed_in");
  const known = account.passwordHash;
  const isOld = needsProof(await readProvenSession(database.primary, sessionId), now().getTime());
  if (!isOld && (kind === "adding" || (kind === "removing" && known === null))) return known;
  if (known === null && kind === "linking") throw refuse("password_missing");
  if (known === null || (password === undefined && kind === "adding"))
    throw refuse("proof_needed", { fields: [{ path: "password", message: required }] });
  if (password === undefined) throw refuseField("password_wrong", pathOf(kind), required);
  if (!(await verifyPassword(known, password))) throw refuseField("password_wrong", pathOf(kind), { key: "invalid" });
  return known;
}

/**
 * Runs `work` in one transaction with the verification of the account's owner. Throws `code_wrong` for a wrong code,
 * which is counted with those of sign-ins.
 */
export async function withProof<Result>(
  context: FactorContext,
  actor: Actor,
  given: Proof,
  { kind, requestId }: { kind: ProofKind; requestId: string },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { personId, sessionId } = actor;
  const known = await checkPassword(context, actor, given, kind);
  const outcome = await transaction(context.database.primary, async (tx) => {
    const locked = await lockAccount(tx, personId);
    if (locked === null || locked.passwordHash !== known)
      throw refuseField("password_wrong", pathOf(kind), { key: "invalid" });
    const at = now();
    const wantsCode =
      needsCode(await readProvenSession(tx, sessionId), at.getTime()) &&
      (kind === "removing" || hasSecondFactor(await readHeldFactors(tx, personId)));
    if (wantsCode || given.code !== undefined) {
      if (given.code === undefined) throw refuseField("code_wrong", "code", required);
      await requireTriesLeft(tx, personId, at);
      if ((await useCode(tx, context, personId, given.code, requestId)) === null) {
        await insertFailure(tx, personId, at);
        return null;
      }
    }
    return { result: await work(tx) };
  });
  // After the commit: a rollback would not count the failure.
  if (outcome === null) throw refuseField("code_wrong", "code", { key: "invalid" });
  return outcome.result;
}
