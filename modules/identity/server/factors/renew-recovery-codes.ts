import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FactorContext } from "./context.ts";
import { isGuarded } from "./policy.ts";
import { withProof, type Proof } from "./check-proof.ts";
import { readHeldFactors } from "./queries.ts";
import { newRecoveryCodes, writeRecoveryCode } from "./read-code.ts";
import { replaceRecoveryCodes } from "./store.ts";
import { tellOfFactor } from "./tell-of-factor.ts";

/** Replaces all codes with ten new ones, formatted. They cannot be read again. */
async function makeRecoveryCodes(tx: Transaction, context: FactorContext, personId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => context.keys.recoveryHash(personId, code));
  await replaceRecoveryCodes(tx, personId, hashes, now());
  return codes.map(writeRecoveryCode);
}

/** Creates recovery codes with the first factor; returns null if there are some already. */
export async function giveFirstRecoveryCodes(
  tx: Transaction,
  context: FactorContext,
  personId: string,
): Promise<string[] | null> {
  const { recoveryCodesLeft } = await readHeldFactors(tx, personId);
  return recoveryCodesLeft > 0 ? null : makeRecoveryCodes(tx, context, personId);
}

/** Replaces the recovery codes of a guarded account. */
export async function renewRecoveryCodes(
  context: FactorContext,
  actor: Actor,
  given: Proof,
  requestId: string,
): Promise<string[]> {
  return withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    if (!isGuarded(await readHeldFactors(tx, actor.personId))) throw refuse("not_found");
    await record(tx, {
      action: "factor.recoveryRenewed",
      actorId: actor.personId,
      subject: { kind: "person", id: actor.personId },
      audience: `person:${actor.personId}`,
      requestId,
    });
    await tellOfFactor(tx, context, actor.personId);
    return makeRecoveryCodes(tx, context, actor.personId);
  });
}
