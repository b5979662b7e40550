import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { readAccount } from "../accounts/queries.ts";
import { lockAccount } from "../accounts/store.ts";
import type { FactorContext } from "./context.ts";
import { withProof, type Proof } from "./check-proof.ts";
import { readTotp } from "./queries.ts";
import { readCode, describeSecret, newSecret, stepOf } from "./read-code.ts";
import { createFirstRecoveryCodes } from "./renew-recovery-codes.ts";
import { confirmPendingTotp, addProvenFactor, insertPendingTotp } from "./store.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";

/** Creates a secret for an app, replacing an unconfirmed one; throws 422 if a confirmed one exists. */
export async function setUpTotp(context: FactorContext, actor: Actor, given: Proof, requestId: string) {
  const { personId, locale } = actor;
  const secret = newSecret();
  return withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    const sealed = context.keys.totp.seal(secret, personId);
    if (!(await insertPendingTotp(tx, personId, sealed, now()))) throw refuse("factor_present");
    const { organisationNameAr, organisationNameEn } = await context.settings(tx);
    const account = await readAccount(tx, personId);
    const issuer = locale === "ar" ? organisationNameAr : organisationNameEn;
    return describeSecret(secret, { issuer, label: account?.email ?? "" });
  });
}

/** Confirms the app. Returns recovery codes unless there are some already. */
export async function confirmTotp(context: FactorContext, actor: Actor, typed: string, requestId: string) {
  const { personId, sessionId } = actor;
  const codes = await transaction(context.database.primary, async (tx) => {
    await lockAccount(tx, personId);
    const totp = await readTotp(tx, personId);
    if (totp === null) throw refuse("challenge_over");
    if (totp.isConfirmed) throw refuse("factor_present");
    const code = readCode(typed);
    const at = now();
    const step = code?.kind === "totp" ? stepOf(context.keys.totp.open(totp.secret, personId), code.digits, at) : null;
    if (step === null) throw refuseField("code_wrong", "code", { key: "invalid" });
    if (!(await confirmPendingTotp(tx, personId, totp.secret, at, step))) throw refuse("factor_present");
    await addProvenFactor(tx, sessionId, "totp");
    await recordPerson(tx, { action: "factor.totpAdded", personId, requestId });
    await mailOwner(tx, context, "factorAdded", personId);
    return createFirstRecoveryCodes(tx, context, personId);
  });
  context.sessions.forgetPerson(personId);
  return codes;
}
