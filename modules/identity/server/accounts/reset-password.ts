import type { Locale } from "#shared/locale.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { isGuessable } from "../passwords/check-password.ts";
import { deleteDevicesFirstSeenSince } from "../devices/store.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { endTokensOf } from "../tokens/store.ts";
import { confirmAddress } from "./confirm-email.ts";
import type { AccountContext } from "./context.ts";
import { mailAccount } from "./mail-account.ts";
import { createCode, lifetimes, takeCode } from "./issue-link.ts";
import { findAccount, readAccount } from "./queries.ts";
import { dropLinks, hasLink, setPasswordHash } from "./store.ts";
import { withdrawEmail } from "./store-email.ts";

/** The job that looks up an address and mails a link if it has an account. */
export const mailResetLinkTask = "identity.mailResetLink";

/** Enqueues the lookup of the address: known and unknown ones have the same response time. */
export const requestReset = (tx: Transaction, email: string): Promise<void> =>
  enqueue(tx, mailResetLinkTask, { email });

/** Mails a link for a new password, unless the address has no account or a disabled one. Run by the job. */
export async function mailResetLink(context: AccountContext, email: string): Promise<void> {
  await transaction(context.database.primary, async (tx) => {
    const account = await findAccount(tx, email);
    if (account === null || account.status === "disabled") return;
    // After an expired invitation an officer invites again, and checks the address again.
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
 * Sets a new password with the code of a mailed link, ends all sessions, and confirms the address. A refused password
 * does not consume the link.
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
      // "It was not me": devices first seen since the oldest valid link are forgotten, so that they are reported again.
      const since = new Date(now().getTime() - lifetimes.protectAccount);
      await deleteDevicesFirstSeenSince(tx, account.personId, since);
    }
    // With the password, tokens may have leaked too.
    await endTokensOf(tx, { personId: account.personId, at: now(), actorId: account.personId, requestId });
    await mailAccount(tx, context, "passwordChanged", account);
    return account.personId;
  });
  context.sessions.forgetPerson(personId);
}
