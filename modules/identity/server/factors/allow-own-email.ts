import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { approveEmail } from "../accounts/allow-email.ts";
import { readHeldEmail } from "../accounts/queries.ts";
import { withProof, type Proof } from "./check-proof.ts";
import type { FactorContext } from "./context.ts";

/**
 * Agrees, signed in, to a new address that an officer or a directory has given oneself. It leads into the account, so it takes
 * the proof that adding a factor takes; `not_found` where no address waits.
 */
export const approveOwnEmail = (context: FactorContext, actor: Actor, given: Proof, requestId: string): Promise<void> =>
  withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    const { personId } = actor;
    if ((await readHeldEmail(tx, personId)) === null) throw refuse("not_found");
    await approveEmail(tx, context, { personId, actorId: personId, requestId });
  });
