import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { tellPeople } from "#platform/events/tell-people.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { passingKinds } from "../../contract/kinds.ts";
import { channelsOf } from "../preferences/policy.ts";
import { preferenceRows, type PreferenceRow } from "../preferences/queries.ts";
import { afterQuiet, nextDigest } from "../preferences/quiet-hours.ts";
import { expectDigests } from "../preferences/store.ts";
import { peopleWithDevices } from "../pushing/queries.ts";
import { enqueueTelling } from "../pushing/tell-devices.ts";
import { isGrouped, type Notice } from "./notice.ts";
import { addLines, addToLines, lockCounters, receiversAmong, settleLines, type Delivery } from "./store.ts";

/** What telling people needs besides the database. */
export type Surroundings = { settings: SettingsSource };

/** The facts of the organisation that telling depends on. */
async function habitsOf(db: Reader, { settings }: Surroundings): Promise<{ timeZone: string; delayMs: number }> {
  const { timeZone, notificationMailDelayMinutes } = await settings(db);
  return { timeZone, delayMs: notificationMailDelayMinutes * 60_000 };
}

/** Milliseconds that devices wait: whoever sits before an open page reads it there. */
const graceMs = 10_000;

type Moment = { at: Date; timeZone: string; delayMs: number };

/** When the devices of a person who chose this are told of a kind; null when they are not. */
function pushDueAt(row: PreferenceRow, kind: Notice["kind"], { at, timeZone }: Moment): Date | null {
  const due = new Date(at.getTime() + graceMs);
  const allowed = afterQuiet(due, row.quietHours, timeZone);
  return allowed > due && passingKinds.has(kind) ? null : allowed;
}

/** How a person who chose this is told of a kind; null when they want to hear nothing of it. */
function deliveryTo(row: PreferenceRow, kind: Notice["kind"], moment: Moment, hasDevice: boolean): Delivery | null {
  const { at, timeZone, delayMs } = moment;
  const { inApp, email, push } = channelsOf(kind, row.channels);
  const mail = email === "off" || (email === "digest" && row.digest === "none") ? null : email;
  const pushAt = push && hasDevice ? pushDueAt(row, kind, moment) : null;
  if (!inApp && mail === null && pushAt === null) return null;
  const due = new Date(at.getTime() + delayMs);
  const mailDueAt = mail === "instant" ? afterQuiet(due, row.quietHours, timeZone) : null;
  return { personId: row.personId, inApp, mail, mailDueAt, pushDueAt: pushAt };
}

/** Sees to it that devices are told soon; what is due after quiet hours is found by when it is due. */
async function preparePushes(tx: Transaction, deliveries: readonly Delivery[], { at }: Moment): Promise<void> {
  const soon = at.getTime() + graceMs;
  if (deliveries.some(({ pushDueAt: due }) => due !== null && due.getTime() <= soon))
    await enqueueTelling(tx, new Date(soon));
}

/** Sees to it that digests will be made; mails of their own are found by when they are due. */
async function prepareDigests(
  tx: Transaction,
  deliveries: readonly Delivery[],
  rows: ReadonlyMap<string, PreferenceRow>,
  { at, timeZone }: Moment,
): Promise<void> {
  const digests = new Map<string, Date>();
  for (const { personId, mail } of deliveries) {
    const row = rows.get(personId);
    if (mail !== "digest" || row === undefined || row.digest === "none" || row.nextDigestAt !== null) continue;
    digests.set(personId, nextDigest(at, row.digest, row.digestTime, timeZone));
  }
  await expectDigests(tx, digests);
}

/**
 * Tells some people, 500 or so at most, as each of them wants it; answers who has a new or longer line in the app.
 * Whoever did it, is gone or was told already is passed over. The caller has made sure that they may see it, and lets
 * their screens know.
 */
export async function deliverNotice(
  tx: Transaction,
  surroundings: Surroundings,
  notice: Notice,
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const receivers = await receiversAmong(tx, notice, people);
  if (receivers.length === 0) return [];
  const rows = await preferenceRows(tx, receivers);
  const moment = { at: now(), ...(await habitsOf(tx, surroundings)) };
  const withDevices = await peopleWithDevices(tx, receivers, moment.at);
  const deliveries = [...rows.values()].flatMap(
    (row) => deliveryTo(row, notice.kind, moment, withDevices.has(row.personId)) ?? [],
  );
  const told = deliveries.map(({ personId }) => personId);
  await lockCounters(tx, told);
  const grown = new Set(isGrouped(notice) ? await addToLines(tx, notice, deliveries, moment.at) : []);
  const fresh = deliveries.filter(({ personId }) => !grown.has(personId));
  await addLines(tx, notice, fresh, moment.at);
  await prepareDigests(tx, fresh, rows, moment);
  await preparePushes(tx, fresh, moment);
  return deliveries.flatMap(({ personId, inApp }) => (inApp ? [personId] : []));
}

/**
 * Tells some people, 500 at most, and lets their screens know, all in the caller's transaction: for what must be told
 * exactly once together with what the caller writes down.
 */
export async function notifySome(
  tx: Transaction,
  surroundings: Surroundings,
  notice: Notice,
  people: readonly string[],
): Promise<void> {
  await tellChanged(tx, await deliverNotice(tx, surroundings, notice, people));
}

/**
 * Reads what people were told to do, since there is nothing to do any more: the bell counts it no longer, and no mail
 * tells of it.
 */
export async function settleNotices(
  tx: Transaction,
  told: Pick<Notice, "kind" | "subject">,
  people: readonly string[],
): Promise<void> {
  const concerned = [...new Set(people)];
  if (concerned.length === 0) return;
  await lockCounters(tx, concerned);
  await tellChanged(tx, await settleLines(tx, concerned, told, now()));
}

/** Lets the open screens of people know that their notifications have changed. */
export const tellChanged = (tx: Transaction, people: readonly string[]): Promise<void> =>
  tellPeople(tx, { action: "notifications.changed", actorId: null }, [...new Set(people)]);
