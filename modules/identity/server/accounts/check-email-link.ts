import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { verifyPassword } from "../passwords/compute-password-hash.ts";
import type { Tokens } from "../sessions/create-sessions.ts";
import type { AccountContext, Origin } from "./context.ts";
import { approveEmail } from "./decide-email.ts";
import { takeCode } from "./create-code.ts";
import { maySignInDirectly } from "./sign-in.ts";
import { readAccount, type Account } from "./queries.ts";
import { dropLinks, lockAccount, setConfirmed, replaceEmail } from "./store.ts";

/**
 * Confirms an address. The account becomes active if the owner was invited, the domain is allowed, or on a
 * demonstration; otherwise it waits for an administrator. Returns whether it was unconfirmed before.
 */
export async function confirmAddress(tx: Transaction, context: AccountContext, personId: string, requestId: string) {
  const account = await lockAccount(tx, personId);
  if (account === null || (account.status !== "unconfirmed" && account.status !== "invited")) return false;
  const { allowedDomains } = await context.settings(tx);
  const domain = account.email.toLowerCase().split("@").at(-1) ?? "";
  const isApproved = account.status === "invited" || context.demonstration || allowedDomains.includes(domain);
  await setConfirmed(tx, personId, isApproved ? "active" : "waiting", now());
  await dropLinks(tx, personId, ["confirmEmail", "invitation"]);
  const action = isApproved ? "account.activated" : "account.waiting";
  await recordPerson(tx, { action, personId, audience: null, requestId });
  return true;
}

/**
 * Verifies the password of a sign-up: the link proves the mailbox, the password the sign-up, so that both belong to the
 * same person. The link stays valid after `password_wrong`.
 */
async function requireSignUpPassword(tx: Transaction, personId: string, password: string | undefined): Promise<void> {
  const account = await readAccount(tx, personId);
  if (account?.status !== "unconfirmed") throw refuse("link_invalid");
  if (password === undefined) throw refuseField("password_wrong", "password", { key: "fieldRequired" });
  if (!(await verifyPassword(account.passwordHash, password)))
    throw refuseField("password_wrong", "password", { key: "invalid" });
}

/**
 * Completes a sign-up with the code of its link and the password chosen then; signs in if the account becomes active.
 * The code of a new address does not sign in; `isAsked`: the current owner approved one, and the confirmation was
 * mailed to it.
 */
export async function confirmEmail(
  tx: Transaction,
  context: AccountContext,
  { code, password }: { code: string; password: string | undefined },
  origin: Origin,
): Promise<{ tokens: Tokens | null; account: Account; isAsked?: boolean }> {
  const link = await takeCode(tx, "confirmEmail", code);
  if (link === null) {
    const owner = await takeCode(tx, "approveEmail", code);
    if (owner === null) return { tokens: null, account: await confirmNewAddress(tx, code, origin.requestId) };
    const { personId } = owner;
    if (personId === null) throw refuse("link_invalid");
    const approved = await approveEmail(tx, context, { personId, actorId: personId, requestId: origin.requestId });
    return { tokens: null, account: approved, isAsked: true };
  }
  if (link.personId === null) throw refuse("link_invalid");
  await requireSignUpPassword(tx, link.personId, password);
  if (!(await confirmAddress(tx, context, link.personId, origin.requestId))) throw refuse("link_invalid");
  const account = await readAccount(tx, link.personId);
  if (account === null) throw refuse("link_invalid");
  if (account.status !== "active" || !(await maySignInDirectly(tx, context, account.personId)))
    return { tokens: null, account };
  return { tokens: await context.sessions.start(tx, account.personId, origin, origin.requestId), account };
}

/** Replaces the address with the code that was mailed to the new one. Links in the old mailbox become invalid. */
async function confirmNewAddress(tx: Transaction, code: string, requestId: string): Promise<Account> {
  const link = await takeCode(tx, "changeEmail", code);
  const personId = link?.personId ?? null;
  const locked = personId === null ? null : await lockAccount(tx, personId);
  if (personId === null || locked === null || locked.status === "disabled" || !(await replaceEmail(tx, personId)))
    throw refuse("link_invalid");
  await dropLinks(tx, personId, ["confirmEmail", "resetPassword", "invitation", "protectAccount", "approveEmail"]);
  await recordPerson(tx, { action: "account.emailChanged", personId, requestId });
  const account = await readAccount(tx, personId);
  if (account === null) throw refuse("link_invalid");
  return account;
}
