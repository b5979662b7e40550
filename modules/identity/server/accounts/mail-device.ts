import { formatDateTime } from "#shared/dates.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { queueMail } from "#platform/mail/mail.ts";
import type { AccountContext } from "./context.ts";
import { createCode } from "./issue-link.ts";
import { composeDeviceMail } from "../devices/messages.ts";
import { readReceiver } from "../devices/store.ts";
import type { NewDevice } from "../devices/mark-device.ts";

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
