import type { Transaction } from "#platform/database/database.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import { queueMail } from "#platform/mail/mail.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { preferenceRow } from "../preferences/queries.ts";
import { afterQuiet } from "../preferences/compute-due-time.ts";
import { setNextDigest } from "../preferences/store.ts";
import { presentNotification } from "../reading/present-notification.ts";
import type { NotificationRow } from "../reading/queries.ts";
import { lockReading } from "../reading/store.ts";
import { composeMail, type Occasion, type Sender } from "./present-mail.ts";
import { digestLines, dueLines, receiverOf } from "./queries.ts";
import { postponeDue, settleDue, settleForDigest } from "./store.ts";

export type Dependencies = { settings: SettingsSource; files: FileLinks; publicUrl: () => string };

/** Maximum age of a notification in a digest. */
const digestReachDays = 31;
const maxLines = 20;

async function senderOf(tx: Transaction, { settings, publicUrl }: Dependencies): Promise<Sender> {
  const { organisationNameEn, organisationNameAr, timeZone } = await settings(tx);
  return { organisation: { en: organisationNameEn, ar: organisationNameAr }, publicUrl: publicUrl(), timeZone };
}

async function send(
  tx: Transaction,
  dependencies: Dependencies,
  personId: string,
  rows: readonly NotificationRow[],
  occasion: Occasion,
): Promise<void> {
  const receiver = await receiverOf(tx, personId);
  if (receiver === null || rows.length === 0) return;
  const lines = rows.map((row) => presentNotification(row, dependencies.files, personId));
  const sender = await senderOf(tx, dependencies);
  const { subject, text } = composeMail(receiver, lines, { occasion, more: rows.length === maxLines, sender });
  await queueMail(tx, { to: receiver.email, locale: receiver.locale, subject, text });
}

/**
 * Sends one mail with all due unread notifications; postpones it during quiet hours. The selection and the mail are in
 * one transaction, so that it is sent exactly once after a crash.
 */
export async function mailPerson(tx: Transaction, dependencies: Dependencies, personId: string): Promise<void> {
  // Serializes with concurrent reads of the person.
  await lockReading(tx, personId);
  const at = now();
  const { quietHours } = await preferenceRow(tx, personId);
  const { timeZone } = await dependencies.settings(tx);
  const allowed = afterQuiet(at, quietHours, timeZone);
  if (allowed > at) return postponeDue(tx, personId, at, allowed);
  await send(tx, dependencies, personId, await dueLines(tx, personId, at, civilDateIn(timeZone, at)), "instant");
  await settleDue(tx, personId, at);
}

/** Sends the digest if there is anything in it; postpones it during quiet hours. */
export async function mailDigest(tx: Transaction, dependencies: Dependencies, personId: string): Promise<void> {
  await lockReading(tx, personId);
  const at = now();
  const { quietHours, digest } = await preferenceRow(tx, personId);
  const { timeZone } = await dependencies.settings(tx);
  const allowed = afterQuiet(at, quietHours, timeZone);
  if (allowed > at && digest !== "none") return setNextDigest(tx, personId, allowed);
  if (digest !== "none") {
    const since = new Date(at.getTime() - digestReachDays * 86_400_000);
    await send(tx, dependencies, personId, await digestLines(tx, personId, since, civilDateIn(timeZone, at)), digest);
  }
  await settleForDigest(tx, personId, at);
  await setNextDigest(tx, personId, null);
}
