import type { Locale } from "#shared/locale.ts";
import type { Transaction } from "#platform/database/database.ts";
import { queueMail } from "#platform/mail/mail.ts";
import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import { formatDateTime } from "#shared/dates.ts";
import { recordPerson } from "#platform/events/record.ts";
import { mailTextsAr } from "../mail-texts.ar.ts";
import { mailTextsEn, type MailTexts } from "../mail-texts.en.ts";
import type { AccountContext } from "./context.ts";
import { createCode } from "./create-code.ts";
import { dropLinks } from "./store.ts";
import { readAccount } from "./queries.ts";
import { composeDeviceMail } from "../devices/messages.ts";
import { readReceiver, type NewDevice } from "../devices/store.ts";

const texts: Record<Locale, MailTexts> = { en: mailTextsEn, ar: mailTextsAr };

/**
 * Queues a mail about an account, sent after the commit. `query` is added to the link to `/login`; `address` is the new
 * address that some mails name.
 */
export async function mailAccount(
  tx: Transaction,
  context: AccountContext,
  kind: keyof MailTexts,
  receiver: { email: string; locale: Locale },
  query: Record<string, string> = {},
  address = "",
): Promise<void> {
  const { organisationNameEn, organisationNameAr } = await context.settings(tx);
  const name = receiver.locale === "ar" ? organisationNameAr : organisationNameEn;
  const parameters = new URLSearchParams(query).toString();
  const link = `${context.publicUrl()}/login${parameters === "" ? "" : `?${parameters}`}`;
  const { subject, text } = texts[receiver.locale][kind](quoteForMail(name), link, quoteForMail(address));
  await queueMail(tx, { to: receiver.email, locale: receiver.locale, subject, text });
}

/** Mails a link for the first password, in the language of the receiver; invalidates their earlier links. */
export async function mailInvitation(
  tx: Transaction,
  context: AccountContext,
  receiver: { personId: string; email: string; locale: Locale },
): Promise<void> {
  // The author of an unfinished sign-up is unknown: its password must not become valid by an old link.
  await dropLinks(tx, receiver.personId, ["confirmEmail", "resetPassword"]);
  const reset = await createCode(tx, "invitation", receiver.personId);
  await mailAccount(tx, context, "invitation", receiver, { reset });
}

/** Mails the owner of an account about a change that an intruder may have made. */
export async function mailOwner(tx: Transaction, context: AccountContext, kind: keyof MailTexts, personId: string) {
  const account = await readAccount(tx, personId);
  if (account !== null) await mailAccount(tx, context, kind, account);
}

/**
 * Notifies the owner in the bell, and by a mail that no preference turns off, since an intruder reads the bell too. Its
 * link sets a new password and ends all sessions.
 */
export async function mailNewDevice(
  tx: Transaction,
  context: AccountContext,
  { personId, userAgent, at, requestId }: NewDevice,
): Promise<void> {
  const receiver = await readReceiver(tx, personId);
  if (receiver === null) return;
  await recordPerson(tx, { action: "device.added", personId, requestId });
  const { email, locale } = receiver;
  const { organisationNameEn, organisationNameAr, timeZone } = await context.settings(tx);
  const code = await createCode(tx, "protectAccount", personId);
  const { subject, text } = composeDeviceMail(locale, {
    organisation: locale === "ar" ? organisationNameAr : organisationNameEn,
    userAgent,
    when: formatDateTime({ ...receiver, timeZone }, at.toISOString()),
    link: `${context.publicUrl()}/login?reset=${encodeURIComponent(code)}`,
  });
  await queueMail(tx, { to: email, locale, subject, text });
}
