import { formatDateTime } from "#shared/dates.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { queueMail } from "#platform/mail/mail.ts";
import type { AccountContext } from "../accounts/context.ts";
import { createCode } from "../accounts/one-time-link.ts";
import { composeDeviceMail } from "./messages.ts";
import { readReceiver } from "./queries.ts";

export type NewDevice = { personId: string; userAgent: string | null; at: Date; requestId: string | null };

/**
 * Notifies the owner in the bell, and by a mail that no preference turns off, since an intruder reads the bell too. Its
 * link sets a new password and ends all sessions.
 */
export async function tellDevice(
  tx: Transaction,
  context: AccountContext,
  { personId, userAgent, at, requestId }: NewDevice,
): Promise<void> {
  const receiver = await readReceiver(tx, personId);
  if (receiver === null) return;
  await record(tx, {
    action: "device.added",
    actorId: personId,
    subject: { kind: "person", id: personId },
    audience: `person:${personId}`,
    requestId,
  });
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
