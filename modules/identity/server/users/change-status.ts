import type { z } from "zod";
import { requireWithin } from "#modules/people/server/index.ts";
import { withinOf } from "#platform/http/actor.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField, Refusal } from "#platform/http/refuse.ts";
import type { Account, changeAccounts as changeSchema } from "../../contract/users/schemas.ts";
import { mailAccount, mailInvitation } from "../accounts/deliver-account-mail.ts";
import { setAccountStatus } from "../accounts/change-status.ts";
import { dropLinks, setInvited, withdrawEmail } from "../accounts/store.ts";
import { refuseTokenGain } from "../authority/check-authority.ts";
import { readErasure } from "../accounts/queries.ts";
import { hasLastingAdministrator } from "../roles/queries.ts";
import { lockRoles } from "../roles/store.ts";
import type { AccountChange, OfficerContext, Requester } from "./context.ts";
import { loadAccount, openAccount, type OpenedAccount } from "./load-account.ts";
import { permissionsOf, wasNeverActive, openedStatus } from "./policy.ts";
import { todayOf } from "../accounts/context.ts";

/** Deactivating requires a reason. */
export type StatusChange = { action: "activate" } | { action: "deactivate"; reason: string };

/** Mails a new link to a person who was never active; throws `invitation_unneeded` for others. */
export async function invite({ tx, context, requester }: AccountChange, account: OpenedAccount): Promise<void> {
  const { personId } = account;
  if ((await readErasure(tx, personId)) !== null) throw refuse("account_erased");
  await setInvited(tx, personId);
  await record(tx, {
    action: "account.invitedAgain",
    actorId: requester.actor.personId,
    subject: { kind: "person", id: personId },
    requestId: requester.requestId,
  });
  await mailInvitation(tx, context, account);
}

async function open(by: AccountChange, account: OpenedAccount): Promise<boolean> {
  const { tx, context, requester } = by;
  refuseTokenGain(requester, permissionsOf(account));
  const next = openedStatus(account);
  if (next === undefined) throw refuse("address_unconfirmed");
  if (next === null) return false;
  if (next === "invited") {
    await invite(by, account);
    return true;
  }
  const { actor, requestId } = requester;
  await setAccountStatus(tx, account.personId, "active", { actorId: actor.personId, requestId });
  if (account.status === "waiting") await mailAccount(tx, context, "accountApproved", account);
  return true;
}

async function close({ tx, context, requester }: AccountChange, account: OpenedAccount, reason: string) {
  const { actor, requestId } = requester;
  const { personId, status } = account;
  if (personId === actor.personId) throw refuse("own_account");
  if (status === "disabled") return false;
  if (account.isAdministrator && !(await hasLastingAdministrator(tx, await todayOf(tx, context), { personId })))
    throw refuse("last_administrator");
  await setAccountStatus(tx, personId, "disabled", { actorId: actor.personId, requestId, reason });
  await dropLinks(tx, personId, ["confirmEmail", "resetPassword", "invitation", "protectAccount"]);
  await withdrawEmail(tx, personId);
  await context.passOn(tx, personId);
  if (status === "waiting") await mailAccount(tx, context, "accountRefused", account);
  return true;
}

/** Activates or deactivates an account; returns whether it changed. Deactivating requires the lock of `lockRoles`. */
export async function changeStatusWithin(by: AccountChange, personId: string, change: StatusChange) {
  const account = await openAccount(by.tx, by.context, by.requester.actor, personId);
  return change.action === "activate" ? open(by, account) : close(by, account, change.reason);
}

/** Does nothing if the account has the state already. */
export async function changeStatus(
  context: OfficerContext,
  requester: Requester,
  personId: string,
  change: StatusChange,
): Promise<Account> {
  const account = await transaction(context.database.primary, async (tx) => {
    if (change.action === "deactivate") await lockRoles(tx);
    await changeStatusWithin({ tx, context, requester }, personId, change);
    return loadAccount(tx, context, requester.actor, personId);
  });
  context.sessions.forgetPerson(personId);
  return account;
}

/** Activates or deactivates several accounts, all or none; returns how many changed. A refusal names the index. */
export async function changeStatuses(
  context: OfficerContext,
  requester: Requester,
  { action, ids, reason }: z.output<typeof changeSchema>,
): Promise<number> {
  if (action === "deactivate" && (reason ?? null) === null)
    throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  const change: StatusChange = action === "activate" ? { action } : { action, reason: reason ?? "" };
  // Locked in order of ids, so that concurrent requests do not deadlock.
  const ordered = [...new Set(ids)].toSorted((one, other) => Number(BigInt(one) - BigInt(other)));
  const changed = await transaction(context.database.primary, async (tx) => {
    await requireWithin(tx, withinOf(requester.actor, "user.manage"), ordered);
    if (action === "deactivate") await lockRoles(tx);
    let count = 0;
    for (const id of ordered) {
      try {
        if (await changeStatusWithin({ tx, context, requester }, id, change)) count += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const code = error.code === "not_found" ? "person_unknown" : error.code;
        throw refuseField(code, `ids.${ids.indexOf(id)}`, { key: "invalid" });
      }
    }
    return count;
  });
  for (const id of ordered) context.sessions.forgetPerson(id);
  return changed;
}

export async function inviteAgain(by: AccountChange, personId: string): Promise<Account> {
  const { tx, context, requester } = by;
  const account = await openAccount(tx, context, requester.actor, personId);
  if (!wasNeverActive(account.status)) throw refuse("invitation_unneeded");
  refuseTokenGain(requester, permissionsOf(account));
  await invite(by, account);
  return loadAccount(tx, context, requester.actor, personId);
}
