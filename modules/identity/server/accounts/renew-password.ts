import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { deleteDevicesFirstSeenSince } from "../devices/store.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { isGuessable } from "../passwords/check-password.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { endTokensOf } from "../tokens/store.ts";
import { confirmAddress } from "./check-email-link.ts";
import type { AccountContext } from "./context.ts";
import { createCode, lifetimes, takeCode } from "./create-code.ts";
import { mailAccount } from "./deliver-account-mail.ts";
import { findAccount, readAccount } from "./queries.ts";
import { dropLinks, hasLink, setPasswordHash, withdrawEmail } from "./store.ts";

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

async function accountOfCode(tx: Transaction, { code, password }: { code: string; password: string }) {
  const asked = (await takeCode(tx, "resetPassword", code)) ?? (await takeCode(tx, "invitation", code));
  const link = asked ?? (await takeCode(tx, "protectAccount", code));
  const account = link === null || link.personId === null ? null : await readAccount(tx, link.personId);
  if (account === null || account.status === "disabled") throw refuse("link_invalid");
  if (isGuessable(password, account)) throw refuseField("password_breached", "password", { key: "invalid" });
  return { ...account, isProtected: asked === null };
}

/** Sets a password with a mailed code, ends all sessions, confirms the address. A refused one keeps the link. */
export async function resetPassword(
  context: AccountContext,
  given: { code: string; password: string },
  requestId: string,
): Promise<void> {
  const passwordHash = await hashPassword(given.password);
  const owner = await transaction(context.database.primary, async (tx) => {
    const account = await accountOfCode(tx, given);
    const { personId } = account;
    await setPasswordHash(tx, personId, passwordHash);
    await confirmAddress(tx, context, personId, requestId);
    await dropLinks(tx, personId, ["confirmEmail", "resetPassword", "invitation", "protectAccount"]);
    await withdrawEmail(tx, personId);
    await recordPerson(tx, { action: "password.reset", personId, audience: null, requestId });
    const by = { at: now(), actorId: personId, requestId };
    await endSessionsOf(tx, personId, { reason: "passwordChanged", ...by });
    if (account.isProtected) {
      // "It was not me": devices first seen since the oldest valid link are forgotten, so that they are reported again.
      await deleteDevicesFirstSeenSince(tx, personId, new Date(now().getTime() - lifetimes.protectAccount));
    }
    // With the password, tokens may have leaked too.
    await endTokensOf(tx, { personId, ...by });
    await mailAccount(tx, context, "passwordChanged", account);
    return personId;
  });
  context.sessions.forgetPerson(owner);
}
