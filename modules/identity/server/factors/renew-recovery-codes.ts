import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FactorContext } from "./context.ts";
import { hasSecondFactor } from "./policy.ts";
import { withProof, type Proof } from "./check-proof.ts";
import { readHeldFactors } from "./queries.ts";
import { newRecoveryCodes, writeRecoveryCode } from "./read-code.ts";
import { deleteRecoveryCodes, insertRecoveryCodes } from "./store.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";

/** Replaces all codes with ten new ones, formatted. They cannot be read again. */
async function createRecoveryCodes(tx: Transaction, context: FactorContext, personId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => context.keys.recoveryHash(personId, code));
  await deleteRecoveryCodes(tx, personId);
  await insertRecoveryCodes(tx, personId, hashes, now());
  return codes.map(writeRecoveryCode);
}

/** Creates recovery codes with the first factor; returns null if there are some already. */
export async function createFirstRecoveryCodes(tx: Transaction, context: FactorContext, personId: string) {
  const { recoveryCodesLeft } = await readHeldFactors(tx, personId);
  return recoveryCodesLeft > 0 ? null : createRecoveryCodes(tx, context, personId);
}

/** Replaces the recovery codes of a guarded account. */
export async function renewRecoveryCodes(context: FactorContext, actor: Actor, given: Proof, requestId: string) {
  return withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    if (!hasSecondFactor(await readHeldFactors(tx, actor.personId))) throw refuse("not_found");
    await recordPerson(tx, { action: "factor.recoveryRenewed", personId: actor.personId, requestId });
    await mailOwner(tx, context, "factorAdded", actor.personId);
    return createRecoveryCodes(tx, context, actor.personId);
  });
}
