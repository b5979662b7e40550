import type { Locale } from "#shared/locale.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { isGuessable } from "../passwords/guessable.ts";
import { deleteDevicesFirstSeenSince } from "../devices/store.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { endTokensOf } from "../tokens/store.ts";
import { confirmAddress } from "./confirm-email.ts";
import type { AccountContext } from "./context.ts";
import { mailAccount } from "./mail-account.ts";
import { createCode, lifetimes, takeCode } from "./one-time-link.ts";
import { findAccount, readAccount } from "./queries.ts";
import { dropLinks, hasLink, setPasswordHash } from "./store.ts";
import { withdrawEmail } from "../users/withdraw-email.ts";

/** The job that finds out whether an address has an account and mails it a link. */
export const mailResetLinkTask = "identity.mailResetLink";

/** Asks for a link. Whether the address has an account is looked up later: known and unknown ones take equally long. */
export const requestReset = (tx: Transaction, email: string): Promise<void> =>
  enqueue(tx, mailResetLinkTask, { email });

/** Mails a link for a new password to an address that has an account which is not disabled; the job's work. */
export async function mailResetLink(context: AccountContext, email: string): Promise<void> {
  await transaction(context.database.primary, async (tx) => {
    const account = await findAccount(tx, email);
    if (account === null || account.status === "disabled") return;
    // Whose invitation has run out is invited again by an officer, who looks at the address once more.
    if (account.status === "invited" && !(await hasLink(tx, account.personId, "invitation", now()))) return;
    const reset = await createCode(tx, "resetPassword", account.personId);
    await mailAccount(tx, context, "resetPassword", account, { reset });
  });
}

async function accountOfCode(
  tx: Transaction,
  code: string,
  password: string,
): Promise<{ personId: string; email: string; locale: Locale; isProtected: boolean }> {
  const asked = (await takeCode(tx, "resetPassword", code)) ?? (await takeCode(tx, "invitation", code));
  const link = asked ?? (await takeCode(tx, "protectAccount", code));
  const account = link === null || link.personId === null ? null : await readAccount(tx, link.personId);
  if (account === null || account.status === "disabled") throw refuse("link_invalid");
  if (isGuessable(password, account)) throw refuseField("password_breached", "password", { key: "invalid" });
  return { ...account, isProtected: asked === null };
}

/**
 * Sets a new password with the code of a mailed link and ends all sessions. The link proves the address too. A password
 * that is refused does not use the link up.
 */
export async function resetPassword(
  context: AccountContext,
  given: { code: string; password: string },
  requestId: string,
): Promise<void> {
  const passwordHash = await hashPassword(given.password);
  const personId = await transaction(context.database.primary, async (tx) => {
    const account = await accountOfCode(tx, given.code, given.password);
    await setPasswordHash(tx, account.personId, passwordHash);
    await confirmAddress(tx, context, account.personId, requestId);
    await dropLinks(tx, account.personId, ["confirmEmail", "resetPassword", "invitation", "protectAccount"]);
    await withdrawEmail(tx, account.personId);
    await record(tx, {
      action: "password.reset",
      actorId: account.personId,
      subject: { kind: "person", id: account.personId },
      requestId,
    });
    await endSessionsOf(tx, account.personId, {
      except: null,
      reason: "passwordChanged",
      at: now(),
      actorId: account.personId,
      requestId,
    });
    if (account.isProtected) {
      // "It was not me": should that device come back, it is told of again. As many as a link can have been sent for.
      const since = new Date(now().getTime() - lifetimes.protectAccount);
      await deleteDevicesFirstSeenSince(tx, account.personId, since);
    }
    // Whoever forgot their password may have lost more with it.
    await endTokensOf(tx, { personId: account.personId, at: now(), actorId: account.personId, requestId });
    await mailAccount(tx, context, "passwordChanged", account);
    return account.personId;
  });
  context.sessions.forgetPerson(personId);
}
