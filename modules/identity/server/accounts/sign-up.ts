import type { Locale } from "#shared/locale.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { isGuessable } from "../passwords/check-password.ts";
import type { Tokens } from "../sessions/create-sessions.ts";
import { addRoleMember } from "../roles/store.ts";
import { todayOf, type AccountContext, type Origin } from "./context.ts";
import { createPersonWithAccount } from "./create-person.ts";
import { createCode, takeCode } from "./create-code.ts";
import { mailAccount } from "./deliver-account-mail.ts";
import { findAccount, readAccount, hasAdministrator, type Account } from "./queries.ts";
import { deleteAdministratorCodes, dropLinks, hasLink, lockEmail } from "./store.ts";

export type SignUp = {
  email: string;
  password: string;
  nameAr: string | null;
  nameEn: string | null;
  locale: Locale;
  administratorCode: string | null;
};

/** Tokens if the account is active at once; null if a mail was sent, for known and unknown addresses alike. */
export type SignUpResult = { tokens: Tokens; account: Account } | null;

/** Without a name, the local part of the address is used. */
const namesOf = ({ nameAr, nameEn, email }: SignUp): { nameAr: string | null; nameEn: string | null } =>
  nameAr === null && nameEn === null ? { nameAr, nameEn: email.split("@")[0] ?? email } : { nameAr, nameEn };

/** Mails the owner of an address that was used for another sign-up; the response does not reveal the account. */
async function mailExistingOwner(tx: Transaction, context: AccountContext, owner: Account): Promise<void> {
  // The owner of the mailbox cannot renew an expired invitation.
  if (owner.status === "invited" && !(await hasLink(tx, owner.personId, "invitation", now()))) return;
  if (owner.status !== "unconfirmed" && owner.status !== "invited")
    return mailAccount(tx, context, "alreadyRegistered", owner);
  // It is unknown which of the sign-ups was the owner's: neither password may become valid by an old link.
  await dropLinks(tx, owner.personId, ["confirmEmail"]);
  const reset = await createCode(tx, "resetPassword", owner.personId);
  return mailAccount(tx, context, "finishSignUp", owner, { reset });
}

async function takeAdministratorCode(tx: Transaction, code: string, known: Account | null): Promise<void> {
  // The code is for the installer, so that revealing a taken address is safe.
  if ((await takeCode(tx, "administratorCode", code)) === null)
    throw refuseField("administrator_code_invalid", "administratorCode", { key: "invalid" });
  if (known !== null) throw refuseField("name_taken", "email", { key: "addressTaken" });
  await deleteAdministratorCodes(tx);
}

/**
 * Creates an account. Known and unknown addresses get the same response after the same work, except where accounts are
 * active at once: on a demonstration, or with the one-time code of the first administrator.
 */
export async function signUp(context: AccountContext, given: SignUp, origin: Origin): Promise<SignUpResult> {
  const names = namesOf(given);
  const { requestId } = origin;
  if (isGuessable(given.password, { email: given.email, ...names }))
    throw refuseField("password_breached", "password", { key: "invalid" });
  const passwordHash = await hashPassword(given.password);

  return transaction(context.database.primary, async (tx) => {
    await lockEmail(tx, given.email);
    const known = await findAccount(tx, given.email);
    const byCode = given.administratorCode !== null;
    if (given.administratorCode !== null) await takeAdministratorCode(tx, given.administratorCode, known);
    if (known !== null) {
      await mailExistingOwner(tx, context, known);
      return null;
    }
    const atOnce = byCode || context.demonstration;
    const { email, locale } = given;
    const personId = await createPersonWithAccount(tx, {
      ...names,
      email,
      locale,
      passwordHash,
      status: atOnce ? "active" : "unconfirmed",
      confirmedAt: atOnce ? now() : null,
    });
    await recordPerson(tx, { action: "account.signedUp", personId, audience: null, details: { byCode }, requestId });
    if (!atOnce) {
      const confirm = await createCode(tx, "confirmEmail", personId);
      await mailAccount(tx, context, "confirmEmail", { email, locale }, { confirm, by: "password" });
      return null;
    }
    if (byCode) await addRoleMember(tx, "administrator", personId, { actorId: personId, requestId });
    const tokens = await context.sessions.start(tx, personId, origin, requestId);
    const account = await readAccount(tx, personId);
    if (account === null) throw new Error("The account that was just made is gone.");
    return { tokens, account };
  });
}

/**
 * Creates a one-time code for the sign-up of the first administrator, valid for seven days; returns null if there is an
 * administrator, or on a demonstration. Called at start and shown in the terminal of the server.
 */
export async function prepareFirstAdministrator(context: AccountContext): Promise<string | null> {
  if (context.demonstration) return null;
  return transaction(context.database.primary, async (tx) => {
    if (await hasAdministrator(tx, await todayOf(tx, context))) return null;
    return createCode(tx, "administratorCode", null);
  });
}
