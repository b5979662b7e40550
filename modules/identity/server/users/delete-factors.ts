import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { mailAccount } from "../accounts/deliver-account-mail.ts";
import { incrementAccountVersion } from "../accounts/store.ts";
import { hasSecondFactor } from "../factors/policy.ts";
import { readHeldFactors } from "../factors/queries.ts";
import { deleteRecoveryCodes, deleteTotp } from "../factors/store.ts";
import { deletePasskeysOf } from "../passkeys/store.ts";
import type { OfficerContext, Requester } from "./context.ts";
import { openAccount } from "./load-account.ts";

async function deleteFactors(tx: Transaction, personId: string): Promise<void> {
  await deleteTotp(tx, personId);
  await deletePasskeysOf(tx, personId);
  await deleteRecoveryCodes(tx, personId);
}

/** Removes all factors of another person who lost them, and mails them. Not for one's own account. */
export async function resetFactors(context: OfficerContext, { actor, requestId }: Requester, personId: string) {
  if (personId === actor.personId) throw refuse("own_account");
  await transaction(context.database.primary, async (tx) => {
    const account = await openAccount(tx, context, actor, personId);
    const held = await readHeldFactors(tx, personId);
    if (!hasSecondFactor(held)) throw refuse("not_found");
    await deleteFactors(tx, personId);
    await incrementAccountVersion(tx, personId);
    await recordPerson(tx, {
      action: "factor.reset",
      actorId: actor.personId,
      personId,
      details: { totp: held.hasTotp, passkeys: held.passkeys },
      requestId,
    });
    await mailAccount(tx, context, "factorsReset", account);
  });
  context.sessions.forgetPerson(personId);
}
