import type { z } from "zod";
import { recordPerson } from "#platform/events/record.ts";
import { may } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Account, changeEmail as changeSchema } from "../../contract/users/schemas.ts";
import { isAdministrative } from "#shared/administrative.ts";
import { approveEmail } from "../accounts/decide-email.ts";
import { createCode } from "../accounts/create-code.ts";
import { mailAccount } from "../accounts/deliver-account-mail.ts";
import { findAccount } from "../accounts/queries.ts";
import { dropLinks, lockEmail, setEmail, setPendingEmail, withdrawEmail } from "../accounts/store.ts";
import { authorOfRequester } from "../authority/check-authority.ts";
import { mayReplaceEmail } from "../authority/policy.ts";
import { invite } from "./change-status.ts";
import type { AccountChange } from "./context.ts";
import { loadAccount, openAccount, type OpenedAccount } from "./load-account.ts";
import { permissionsOf, wasNeverActive } from "./policy.ts";
import { selectMemberships } from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

/**
 * Asks the new mailbox for confirmation if the author is an administrator. With others the owner approves first, from
 * the old mailbox: otherwise they could take over the account with a mailbox of their own.
 */
async function requestConfirmation(
  { tx, context, requester }: AccountChange,
  account: OpenedAccount,
  email: string,
): Promise<void> {
  const { actor, requestId } = requester;
  const { personId, locale } = account;
  const isHeld = !mayReplaceEmail(authorOfRequester(requester));
  await dropLinks(tx, personId, ["changeEmail", "approveEmail"]);
  await setPendingEmail(tx, personId, email, isHeld);
  const confirm = await createCode(tx, isHeld ? "approveEmail" : "changeEmail", personId);
  if (isHeld) await mailAccount(tx, context, "approveNewAddress", account, { confirm }, email);
  else {
    await mailAccount(tx, context, "confirmNewAddress", { email, locale }, { confirm });
    await mailAccount(tx, context, "addressChanging", account, {}, email);
  }
  await recordPerson(tx, { action: "account.emailChanging", actorId: actor.personId, personId, requestId });
}

/** Returns whether an officer has the permissions that a person's roles imply besides those that they grant. */
async function coversRoles({ tx, context, requester }: AccountChange, personId: string): Promise<boolean> {
  const memberships = await selectMemberships(tx, [[personId], await todayOf(tx, context)]);
  const ids = memberships.map(({ role_id: id }) => id);
  const powers = await context.findRolePowers(tx, ids);
  return [...powers.values()].flat().every((permission) => requester.actor.permissions.has(permission));
}

/** Approves a new address in place of the owner. */
export async function approveAccountEmail({ tx, context, requester }: AccountChange, personId: string) {
  const { actor, requestId } = requester;
  await openAccount(tx, context, actor, personId);
  if (!mayReplaceEmail(authorOfRequester(requester))) throw refuse("permission_not_held");
  await approveEmail(tx, context, { personId, actorId: actor.personId, requestId });
  return loadAccount(tx, context, actor, personId);
}

/** Changes an address. It is replaced after the confirmation; for an invited person at once, with a new invitation. */
export async function changeEmail(
  by: AccountChange,
  personId: string,
  { version, email }: z.output<typeof changeSchema>,
): Promise<Account> {
  const { tx, context, requester } = by;
  const { actor } = requester;
  await lockEmail(tx, email);
  const account = await openAccount(tx, context, actor, personId);
  if (account.version !== version)
    throw refuse("stale_version", { current: await loadAccount(tx, context, actor, personId) });
  if (account.status === "disabled") throw refuse("not_found");
  // A directory keeps addresses, but not those of administrative accounts.
  if (requester.isDirectory === true && [...permissionsOf(account)].some(isAdministrative)) throw refuse("not_allowed");
  const owner = await findAccount(tx, email);
  if (owner !== null && owner.personId !== personId) throw refuseField("name_taken", "email", { key: "addressTaken" });
  if (owner !== null) {
    // The current address: a pending one was a mistake and is withdrawn.
    await withdrawEmail(tx, personId);
    return loadAccount(tx, context, actor, personId);
  }
  if (wasNeverActive(account.status)) {
    // The account, with the approvals that its roles imply, goes to the mailbox of the invitation.
    // With it goes what the person manages and is named for, which may lie outside the bounds of an officer.
    if (!may(actor, "user.manage")) throw refuse("permission_not_held");
    if (!mayReplaceEmail(authorOfRequester(requester)) && !(await coversRoles(by, personId)))
      throw refuse("permission_not_held");
    await setEmail(tx, personId, email);
    await invite(by, { ...account, email });
  } else await requestConfirmation(by, account, email);
  return loadAccount(tx, context, actor, personId);
}
