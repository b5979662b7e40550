import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { withProof, type Proof } from "../factors/check-proof.ts";
import type { FactorContext } from "../factors/context.ts";
import type { AccountContext } from "./context.ts";
import { createCode } from "./create-code.ts";
import { mailAccount } from "./deliver-account-mail.ts";
import { readAccount, readHeldEmail, type Account } from "./queries.ts";
import { dropLinks, releasePendingEmail } from "./store.ts";

/**
 * Approves a new address, by the owner with the link in the old mailbox, or by an administrator. Only then the
 * confirmation is mailed to the new address. Throws `link_invalid` without a pending address.
 */
export async function approveEmail(
  tx: Transaction,
  context: AccountContext,
  { personId, actorId, requestId }: { personId: string; actorId: string; requestId: string },
): Promise<Account> {
  const email = await releasePendingEmail(tx, personId);
  const account = await readAccount(tx, personId);
  if (email === null || account === null) throw refuse("link_invalid");
  await dropLinks(tx, personId, ["approveEmail"]);
  const confirm = await createCode(tx, "changeEmail", personId);
  await mailAccount(tx, context, "confirmNewAddress", { email, locale: account.locale }, { confirm });
  if (actorId !== personId) await mailAccount(tx, context, "addressChanging", account, {}, email);
  await recordPerson(tx, { action: "account.emailApproved", actorId, personId, requestId });
  return account;
}

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
