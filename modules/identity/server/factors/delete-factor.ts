import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";
import { deletePasskey, listPasskeys } from "../passkeys/store.ts";
import type { FactorContext } from "./context.ts";
import { hasSecondFactor } from "./policy.ts";
import { withProof, type Proof } from "./check-proof.ts";
import { readHeldFactors } from "./queries.ts";
import { deleteRecoveryCodes, deleteTotp } from "./store.ts";

async function remove(
  context: FactorContext,
  actor: Actor,
  given: Proof,
  requestId: string,
  removing: {
    action: string;
    isThere: boolean;
    work: (tx: Transaction) => Promise<Record<string, unknown> | null>;
  },
): Promise<void> {
  const { personId } = actor;
  if (!removing.isThere) throw refuse("not_found");
  await withProof(context, actor, given, { kind: "removing", requestId }, async (tx) => {
    const details = await removing.work(tx);
    if (details === null) throw refuse("not_found");
    // Without a factor recovery codes have no use, and the next factor creates new ones.
    if (!hasSecondFactor(await readHeldFactors(tx, personId))) await deleteRecoveryCodes(tx, personId);
    await recordPerson(tx, { action: removing.action, personId, details, requestId });
    await mailOwner(tx, context, "factorRemoved", personId);
  });
  context.sessions.forgetPerson(personId);
}

export async function removeTotp(context: FactorContext, actor: Actor, given: Proof, requestId: string): Promise<void> {
  const { hasTotp } = await readHeldFactors(context.database.primary, actor.personId);
  await remove(context, actor, given, requestId, {
    action: "factor.totpRemoved",
    isThere: hasTotp,
    work: async (tx) => ((await deleteTotp(tx, actor.personId)) ? {} : null),
  });
}

/** Throws `not_found` for passkeys of others. */
export async function removePasskey(context: FactorContext, actor: Actor, id: string, given: Proof, requestId: string) {
  const own = await listPasskeys(context.database.primary, actor.personId);
  await remove(context, actor, given, requestId, {
    action: "passkey.removed",
    isThere: own.some((passkey) => passkey.id === id),
    work: async (tx) => {
      const name = await deletePasskey(tx, actor.personId, id);
      return name === null ? null : { name };
    },
  });
}
