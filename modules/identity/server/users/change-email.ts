import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Account, changeEmail as changeSchema } from "../../contract/users/schemas.ts";
import { mailAccount } from "../accounts/mail-account.ts";
import { createCode } from "../accounts/one-time-link.ts";
import { findAccount } from "../accounts/queries.ts";
import { lockEmail } from "../accounts/store.ts";
import { invite } from "./change-status.ts";
import type { Doer, OfficerContext } from "./context.ts";
import { loadAccount, openAccount, type OpenedAccount } from "./load-account.ts";
import { isUnused } from "./policy.ts";
import { setEmail, setPendingEmail } from "./store.ts";
import { withdrawEmail } from "./withdraw-email.ts";

/** The new mailbox is asked whether it is theirs; the old one is told. */
async function ask(
  tx: Transaction,
  context: OfficerContext,
  { actor, requestId }: Doer,
  account: OpenedAccount,
  email: string,
): Promise<void> {
  const { personId, locale } = account;
  await setPendingEmail(tx, personId, email);
  const confirm = await createCode(tx, "changeEmail", personId);
  await mailAccount(tx, context, "confirmNewAddress", { email, locale }, { confirm });
  await mailAccount(tx, context, "addressChanging", account);
  await record(tx, {
    action: "account.emailChanging",
    actorId: actor.personId,
    subject: { kind: "person", id: personId },
    audience: `person:${personId}`,
    requestId,
  });
}

/**
 * Gives somebody another address. It takes the place of the present one when it is confirmed; of somebody who was only
 * invited yet at once, with another invitation.
 */
export async function changeEmail(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  personId: string,
  { version, email }: z.output<typeof changeSchema>,
): Promise<Account> {
  const { actor } = doer;
  await lockEmail(tx, email);
  const account = await openAccount(tx, context, actor, personId);
  if (account.version !== version)
    throw refuse("stale_version", { current: await loadAccount(tx, context, actor, personId) });
  if (account.status === "disabled") throw refuse("not_found");
  const owner = await findAccount(tx, email);
  if (owner !== null && owner.personId !== personId) throw refuseField("name_taken", "email", { key: "invalid" });
  if (owner !== null) {
    // Their present address: one that was asked for by mistake is withdrawn.
    await withdrawEmail(tx, personId);
    return loadAccount(tx, context, actor, personId);
  }
  if (isUnused(account.status)) {
    await setEmail(tx, personId, email);
    await invite(tx, context, doer, { ...account, email });
  } else await ask(tx, context, doer, account, email);
  return loadAccount(tx, context, actor, personId);
}
