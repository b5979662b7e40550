import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Account, changeEmail as changeSchema } from "../../contract/users/schemas.ts";
import { isAdministrative } from "#shared/permissions.ts";
import { approveEmail } from "../accounts/allow-email.ts";
import { mailAccount } from "../accounts/mail-account.ts";
import { createCode } from "../accounts/one-time-link.ts";
import { findAccount } from "../accounts/queries.ts";
import { dropLinks, lockEmail } from "../accounts/store.ts";
import { authorOfDoer } from "../authority/require-authority.ts";
import { mayReplaceEmail } from "../authority/policy.ts";
import { invite } from "./change-status.ts";
import type { Doer, OfficerContext } from "./context.ts";
import { loadAccount, openAccount, todayOf, type OpenedAccount } from "./load-account.ts";
import { isUnused } from "./policy.ts";
import { selectMemberships } from "./queries.ts";
import { setEmail, setPendingEmail } from "./store.ts";
import { withdrawEmail } from "./withdraw-email.ts";

/**
 * Asks the new mailbox for confirmation if the author is an administrator. With others the owner approves first, from
 * the old mailbox: otherwise they could take over the account with a mailbox of their own.
 */
async function ask(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  account: OpenedAccount,
  email: string,
): Promise<void> {
  const { actor, requestId } = doer;
  const { personId, locale } = account;
  const isHeld = !mayReplaceEmail(authorOfDoer(doer));
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, email, isHeld);
  const confirm = await createCode(tx, isHeld ? "approveEmail" : "changeEmail", personId);
  if (isHeld) await mailAccount(tx, context, "approveNewAddress", account, { confirm }, email);
  else {
    await mailAccount(tx, context, "confirmNewAddress", { email, locale }, { confirm });
    await mailAccount(tx, context, "addressChanging", account, {}, email);
  }
  await record(tx, {
    action: "account.emailChanging",
    actorId: actor.personId,
    subject: { kind: "person", id: personId },
    audience: `person:${personId}`,
    requestId,
  });
}

/** Returns whether an officer has the permissions that a person's roles imply besides those that they grant. */
async function coversRoles(
  tx: Transaction,
  context: OfficerContext,
  { permissions }: Doer["actor"],
  personId: string,
): Promise<boolean> {
  const memberships = await selectMemberships(tx, [[personId], await todayOf(tx, context)]);
  const powers = await context.findRolePowers(
    tx,
    memberships.map(({ role_id: id }) => id),
  );
  return [...powers.values()].flat().every((permission) => permissions.has(permission));
}

/** Approves a new address in place of the owner. */
export async function approveAccountEmail(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  personId: string,
): Promise<Account> {
  const { actor, requestId } = doer;
  await openAccount(tx, context, actor, personId);
  if (!mayReplaceEmail(authorOfDoer(doer))) throw refuse("permission_not_held");
  await approveEmail(tx, context, { personId, actorId: actor.personId, requestId });
  return loadAccount(tx, context, actor, personId);
}

/** Changes an address. It is replaced after the confirmation; for an invited person at once, with a new invitation. */
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
  // A directory keeps addresses, but not those of administrative accounts.
  if (doer.isDirectory === true && [...account.permissions].some(isAdministrative)) throw refuse("not_allowed");
  const owner = await findAccount(tx, email);
  if (owner !== null && owner.personId !== personId) throw refuseField("name_taken", "email", { key: "addressTaken" });
  if (owner !== null) {
    // The current address: a pending one was a mistake and is withdrawn.
    await withdrawEmail(tx, personId);
    return loadAccount(tx, context, actor, personId);
  }
  if (isUnused(account.status)) {
    // The account, with the approvals that its roles imply, goes to the mailbox of the invitation.
    if (!mayReplaceEmail(authorOfDoer(doer)) && !(await coversRoles(tx, context, actor, personId)))
      throw refuse("permission_not_held");
    await setEmail(tx, personId, email);
    await invite(tx, context, doer, { ...account, email });
  } else await ask(tx, context, doer, account, email);
  return loadAccount(tx, context, actor, personId);
}
