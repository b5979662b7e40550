import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { mailAccount } from "../accounts/mail-account.ts";
import { deletePasskeysOf } from "../passkeys/store.ts";
import type { Doer, OfficerContext } from "../users/context.ts";
import { openAccount } from "../users/load-account.ts";
import { countAccountVersion } from "../users/store.ts";
import { isGuarded } from "./policy.ts";
import { readHeldFactors } from "./queries.ts";
import { deleteRecoveryCodes, deleteTotp } from "./store.ts";

async function deleteFactors(tx: Transaction, personId: string): Promise<void> {
  await deleteTotp(tx, personId);
  await deletePasskeysOf(tx, personId);
  await deleteRecoveryCodes(tx, personId);
}

/** Removes all factors of another person who lost them, and mails them. Not for one's own account. */
export async function resetFactors(
  context: OfficerContext,
  { actor, requestId }: Doer,
  personId: string,
): Promise<void> {
  if (personId === actor.personId) throw refuse("own_account");
  await transaction(context.database.primary, async (tx) => {
    const account = await openAccount(tx, context, actor, personId);
    const held = await readHeldFactors(tx, personId);
    if (!isGuarded(held)) throw refuse("not_found");
    await deleteFactors(tx, personId);
    await countAccountVersion(tx, personId);
    await record(tx, {
      action: "factor.reset",
      actorId: actor.personId,
      subject: { kind: "person", id: personId },
      details: { totp: held.hasTotp, passkeys: held.passkeys },
      audience: `person:${personId}`,
      requestId,
    });
    await mailAccount(tx, context, "factorsReset", account);
  });
  context.sessions.forgetPerson(personId);
}
