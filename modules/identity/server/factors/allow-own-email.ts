import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { approveEmail } from "../accounts/allow-email.ts";
import { readHeldEmail } from "../accounts/queries.ts";
import { withProof, type Proof } from "./check-proof.ts";
import type { FactorContext } from "./context.ts";

/**
 * Approves, by session, a new address that an officer or a directory has entered for the user. Requires the proof for
 * adding a factor, since the address gives access to the account. Throws `not_found` without a pending address.
 */
export const approveOwnEmail = (context: FactorContext, actor: Actor, given: Proof, requestId: string): Promise<void> =>
  withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    const { personId } = actor;
    if ((await readHeldEmail(tx, personId)) === null) throw refuse("not_found");
    await approveEmail(tx, context, { personId, actorId: personId, requestId });
  });
