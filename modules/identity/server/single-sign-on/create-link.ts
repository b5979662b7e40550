import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";
import { lockAccount } from "../accounts/store.ts";
import { passwordMark } from "../factors/store-challenges.ts";
import { isOwnSession } from "../sessions/store.ts";
import type { SingleSignOnContext } from "./context.ts";
import type { Linking } from "./create-cookies.ts";
import type { Identity } from "./read-identity.ts";
import { deleteIdentities, insertIdentity, findOwner } from "./store.ts";

/** Links an identity to an active account, and mails its owner; returns whether it succeeded. */
export async function createLink(
  tx: Transaction,
  context: SingleSignOnContext,
  identity: Identity,
  personId: string,
  requestId: string,
): Promise<boolean> {
  if (!(await insertIdentity(tx, identity, personId, now()))) return false;
  await recordPerson(tx, { action: "account.linked", personId, requestId });
  await mailOwner(tx, context, "accountLinked", personId);
  return true;
}

/**
 * Completes a flow that was started in the profile. `taken`: the identity belongs to another person, or the person has
 * another one; `interrupted`: the password was changed, or the session has ended.
 */
export const linkPerson = (
  context: SingleSignOnContext,
  identity: Identity,
  { personId, sessionId, mark }: Linking,
  requestId: string,
): Promise<"linked" | "taken" | "interrupted"> =>
  transaction(context.database.primary, async (tx) => {
    const account = await lockAccount(tx, personId);
    if (account?.status !== "active") return "taken";
    // The flow was started with a password that the owner may have changed because of an intruder.
    if (account.passwordHash === null || passwordMark(account.passwordHash).toString("base64url") !== mark)
      return "interrupted";
    if (!(await isOwnSession(tx, sessionId, personId, now()))) return "interrupted";
    if (await createLink(tx, context, identity, personId, requestId)) return "linked";
    return (await findOwner(tx, identity)) === personId ? "linked" : "taken";
  });

/** Removes the links of a person with a password, which is then their only sign-in. */
export async function unlinkPerson(tx: Transaction, personId: string, requestId: string): Promise<void> {
  const account = await lockAccount(tx, personId);
  if (account === null || account.passwordHash === null) throw refuse("password_missing");
  if ((await deleteIdentities(tx, personId)) === 0) return;
  await recordPerson(tx, { action: "account.unlinked", personId, requestId });
}
