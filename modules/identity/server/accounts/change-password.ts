import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { hashPassword, verifyPassword } from "../passwords/compute-password-hash.ts";
import { isGuessable } from "../passwords/check-password.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { endTokensOf } from "../tokens/store.ts";
import type { AccountContext } from "./context.ts";
import { mailAccount } from "./deliver-account-mail.ts";
import { readAccount } from "./queries.ts";
import { dropLinks, lockAccount, setPasswordHash, withdrawEmail } from "./store.ts";

/** Changes the password after verifying the current one; ends other sessions, tokens if asked; mails the owner. */
export async function changePassword(
  context: AccountContext,
  actor: Actor,
  given: { currentPassword: string; newPassword: string; endTokens: boolean },
  requestId: string,
): Promise<void> {
  const { personId, sessionId } = actor;
  const account = await readAccount(context.database.primary, personId);
  if (account === null) throw refuse("not_signed_in");
  if (!(await verifyPassword(account.passwordHash, given.currentPassword)))
    throw refuseField("password_wrong", "currentPassword", { key: "invalid" });
  if (isGuessable(given.newPassword, account))
    throw refuseField("password_breached", "newPassword", { key: "invalid" });
  const passwordHash = await hashPassword(given.newPassword);

  await transaction(context.database.primary, async (tx) => {
    const locked = await lockAccount(tx, personId);
    if (locked === null || locked.passwordHash !== account.passwordHash)
      throw refuseField("password_wrong", "currentPassword", { key: "invalid" });
    await setPasswordHash(tx, personId, passwordHash);
    await dropLinks(tx, personId, ["resetPassword", "protectAccount"]);
    await withdrawEmail(tx, personId);
    await recordPerson(tx, { action: "password.changed", personId, audience: null, requestId });
    const by = { at: now(), actorId: personId, requestId };
    await endSessionsOf(tx, personId, { except: sessionId, reason: "passwordChanged", ...by });
    if (given.endTokens) await endTokensOf(tx, { personId, ...by });
    await mailAccount(tx, context, "passwordChanged", account);
  });
  context.sessions.forgetPerson(personId);
}
